-- Ids are texts made by the program, times are milliseconds since 1970. The same for every database.

create table guest (
  id text primary key,
  secret text not null unique, -- the hash of what the cookie holds
  name text not null,
  created bigint not null
);

create table game_table (
  id text primary key,
  game text not null,
  rules integer not null,
  options text not null, -- key=value, separated by spaces
  position text,
  seed text not null,
  creator text not null references guest (id),
  listed integer not null,
  status text not null, -- open, playing, over
  turn text, -- the seat that decides
  winner text, -- the side that won; empty for a draw
  takeback text, -- the seat that asks for one
  rematch text not null, -- the seats that ask for one, separated by spaces
  next_table text, -- the rematch
  created bigint not null,
  changed bigint not null
);

create index game_table_open on game_table (status, listed, changed);

create index game_table_creator on game_table (creator, status);

create table seat (
  table_id text not null references game_table (id),
  number integer not null,
  name text not null,
  kind text not null, -- guest, computer, open
  guest text references guest (id),
  beside integer not null, -- shares the device of the one who opened the table
  player text, -- the word for a computer player
  token text unique, -- what the invitation to this seat holds
  primary key (table_id, number)
);

create index seat_guest on seat (guest);

-- The log of each table. Its key makes two entries with one number impossible.
create table entry (
  table_id text not null references game_table (id),
  number integer not null,
  at bigint not null,
  line text not null, -- as a written record has it
  primary key (table_id, number)
);
