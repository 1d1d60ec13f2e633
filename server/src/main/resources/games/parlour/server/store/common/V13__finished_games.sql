-- How games ended, to be found again and told in one line.

create table game_ending (
  table_id text primary key references game_table (id),
  game text not null,
  listed integer not null, -- whether everybody may find it
  winner text not null, -- the side that won; empty for a draw, - where the game was called off
  turns integer not null,
  reason text not null, -- the key and the arguments of what is said, as JSON
  ended bigint not null
);

create index game_ending_all on game_ending (listed, ended, table_id);

create index game_ending_game on game_ending (listed, game, ended, table_id);

create index game_ending_winner on game_ending (listed, game, winner, ended, table_id);

-- The positions of finished games that everybody may find.
create table game_position (
  hash bigint not null, -- of the game and the position, as it is written without draw counters
  ended bigint not null,
  table_id text not null references game_table (id),
  entry integer not null, -- after which it stood there first
  primary key (hash, ended, table_id)
);

-- Tables that are over and that nobody has looked through yet.
create table ending_due (
  table_id text primary key references game_table (id)
);

insert into ending_due (table_id) select id from game_table where status = 'over';

-- Finished games that somebody does not want in their list any more.
create table hidden_game (
  guest text not null,
  table_id text not null references game_table (id),
  at bigint not null,
  primary key (guest, table_id)
);

create index guest_name on guest (lower(name));
