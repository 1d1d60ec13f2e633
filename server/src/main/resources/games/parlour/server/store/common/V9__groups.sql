-- Classes and clubs: who belongs to one, what is played there, and its tournaments.

create table play_group (
  id text primary key,
  name text not null,
  host integer not null, -- the number of a member
  code text not null, -- what lets people in, locked with the server's key
  code_hash text unique, -- by which a code is found; none once the group has ended
  joining integer not null, -- whether the code lets people in
  chat integer not null, -- whether players may chat at its tables
  created bigint not null,
  ended bigint
);

create table group_member (
  group_id text not null references play_group (id),
  number integer not null,
  guest text, -- nobody any more where they have deleted everything about them
  name text not null, -- what they are called in the group
  joined bigint not null,
  seen bigint not null, -- when they were last at the page of the group
  gone text, -- left, removed
  primary key (group_id, number)
);

create unique index group_member_guest on group_member (guest, group_id);

create table group_table (
  table_id text primary key references game_table (id),
  group_id text not null references play_group (id),
  added bigint not null
);

create index group_table_group on group_table (group_id, added);

create table tournament (
  group_id text not null references play_group (id),
  number integer not null,
  game text not null,
  options text not null, -- key=value, separated by spaces
  clock text, -- how much time the players have
  first_side text not null, -- the side of the one who is named first in each game
  laps integer not null, -- how often everybody meets everybody
  pace text not null, -- host, auto, all: who starts a round
  round integer not null, -- the last one that was started
  rounds integer not null,
  created bigint not null,
  primary key (group_id, number)
);

create table tournament_player (
  group_id text not null,
  tournament integer not null,
  number integer not null,
  member integer not null,
  withdrawn text, -- annulled, forfeited
  primary key (group_id, tournament, number),
  foreign key (group_id, tournament) references tournament (group_id, number)
);

-- How a game ended is told by its table, unless it is said here.
create table tournament_game (
  group_id text not null,
  tournament integer not null,
  number integer not null,
  round integer not null,
  first integer not null, -- players of the tournament
  second integer not null,
  table_id text references game_table (id),
  claimed bigint, -- when a server set out to open the table
  result text, -- first, second, draw, none
  decided text, -- host, forfeit, annulled: why the result stands here
  primary key (group_id, tournament, number),
  foreign key (group_id, tournament) references tournament (group_id, number)
);
