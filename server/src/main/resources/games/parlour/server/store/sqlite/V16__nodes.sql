-- Which state of a table a program has read: a change is made to that one or not at all.
alter table game_table add column version bigint not null default 0;

-- Games that are being judged, and what was found so far.
create table analysis_progress (
  table_id text not null, -- of a table or an imported record
  seat text not null, -- from whose knowledge; empty where nothing is hidden
  entries integer not null, -- how long the game's log is
  guest text not null, -- who asked for it
  moves integer not null, -- how many there are to judge
  done integer not null,
  state text not null, -- waiting, running, done, failed
  found text not null, -- JSON
  at bigint not null, -- when something last changed here
  primary key (table_id, seat, entries)
);

create index analysis_progress_state on analysis_progress (state, guest);
