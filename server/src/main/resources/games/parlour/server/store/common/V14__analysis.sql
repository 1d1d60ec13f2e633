-- What was found about finished games, so that nobody has to wait for it twice.

create table game_analysis (
  table_id text not null, -- of a table or an imported record
  seat text not null, -- from whose knowledge; empty where nothing is hidden
  entries integer not null, -- how long the game's log was
  nodes integer not null, -- how much work went into each move
  at bigint not null,
  judgements text not null, -- JSON
  primary key (table_id, seat)
);
