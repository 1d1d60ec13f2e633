-- One person may be signed in on several devices, each of which can be signed out by itself.

create table session (
  id text primary key,
  guest text not null references guest (id),
  secret_hash text not null unique, -- the hash of what the cookie holds
  created bigint not null,
  used bigint not null, -- kept to the hour
  device text not null -- browser and system, empty where they are not known
);

create index session_guest on session (guest);

-- How often devices were signed out, so that every server notices what another one did.
create table signed_out (number bigint not null);

insert into signed_out (number) values (0);

-- When somebody was last here is known from their tables alone.
insert into session (id, guest, secret_hash, created, used, device)
select g.id, g.id, g.secret, g.created,
  coalesce(
    (select max(t.changed) from seat s join game_table t on t.id = s.table_id where s.guest = g.id),
    g.created),
  ''
from guest g;

-- No cookie has such a hash.
update guest set secret = '-' || id;

create table account (
  guest text primary key references guest (id),
  name text not null, -- what one signs in with
  name_key text not null unique, -- the same, however it is written
  password text not null, -- its Argon2id hash
  email text, -- locked with the server's key
  email_confirmed integer not null,
  created bigint not null
);

-- Each is used once and then removed.
create table recovery_code (
  guest text not null references account (guest),
  hash text not null,
  primary key (guest, hash)
);

create table login_code (
  hash text primary key,
  guest text not null references guest (id),
  kind text not null, -- transfer, reset
  expires bigint not null
);

create index login_code_guest on login_code (guest);
