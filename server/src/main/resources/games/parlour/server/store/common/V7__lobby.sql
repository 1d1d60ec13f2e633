alter table seat add column seen integer not null default 0; -- the last entry that its holder saw

-- Tables whose host waits for any opponent.
create table quick_table (
  table_id text primary key references game_table (id),
  wish text not null -- what is played there; who wants the same may sit down
);

create index quick_table_wish on quick_table (wish);
