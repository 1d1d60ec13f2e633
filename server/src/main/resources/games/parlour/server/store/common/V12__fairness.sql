alter table seat add column nonce text; -- what its holder added to the seed before the first chance

-- Seeds whose hash somebody was told before they open a table with them.
create table seed_commitment (
  id text primary key,
  guest text not null unique,
  seed text not null, -- locked with the server's key
  expires bigint not null
);

-- Games that somebody brought in; who knows the id may look at one.
create table imported_record (
  id text primary key,
  guest text not null,
  at bigint not null,
  game text not null,
  record text not null -- the text form
);

create index imported_record_guest on imported_record (guest, at);
