-- Seeds and the tokens of invitations are locked with the server's key from now on; the program
-- locks those that are there when it first opens the database with a key.

create table server_key (
  id integer primary key, -- always 1
  fingerprint text not null
);

alter table seat add column token_hash text; -- by which an invitation is found

create unique index seat_token_hash on seat (token_hash);

-- Written to see whether the store takes changes.
create table write_probe (
  id integer primary key, -- always 1
  at bigint not null
);

insert into write_probe (id, at) values (1, 0);
