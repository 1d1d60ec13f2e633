-- What whoever hosts the server decides beside it. A running server looks here for what is new.

create table host_change (
  number bigint primary key,
  at bigint not null,
  kind text not null, -- table, person, announcement
  subject text not null -- what servers have to read again; empty where there is only one
);

-- Games that a server is to call off without a winner.
create table closing_order (
  table_id text primary key references game_table (id),
  at bigint not null
);

create table host_block (
  guest text primary key references guest (id),
  since bigint not null,
  until bigint, -- nothing where it does not end
  why text not null -- may be empty; the guest is told
);

create table announcement (
  id integer primary key, -- always 1
  english text not null,
  german text not null,
  since bigint not null,
  until bigint -- nothing where the host ends it
);
