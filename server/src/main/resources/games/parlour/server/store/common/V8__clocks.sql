-- How much time the players of a table have, and what is left of it.

create table table_clock (
  table_id text primary key references game_table (id),
  control text not null, -- 10+5: minutes for each side, seconds for each turn; 3d+14: days for each move, days off
  from_at bigint, -- from when time is taken from who decides; nothing while their clock stands still
  deadline bigint, -- when their flag falls
  state text not null -- all the rest: key=value, separated by spaces
);

create index table_clock_deadline on table_clock (deadline);

-- When the server last said that it runs: time while it was down is taken from nobody.
create table clock_mark (
  id integer primary key, -- always 1
  at bigint not null,
  stopped integer not null
);

insert into clock_mark (id, at, stopped) values (1, 0, 0);
