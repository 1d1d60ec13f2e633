-- What people say to each other at tables, and what they do about people they would rather not meet.

create table chat_line (
  table_id text not null references game_table (id),
  number integer not null,
  at bigint not null,
  guest text not null, -- empty where whoever wrote it has deleted everything about them
  seat text not null, -- where they sat
  phrase text, -- the key of a set phrase
  text text, -- what they typed; neither where it was removed
  primary key (table_id, number)
);

create index chat_line_guest on chat_line (guest);

create table block (
  guest text not null, -- who wants to meet somebody no more
  blocked text not null,
  since bigint not null,
  primary key (guest, blocked)
);

create index block_blocked on block (blocked);

create table mute (
  guest text not null, -- who wants to read somebody no more at a table
  muted text not null,
  table_id text not null references game_table (id),
  primary key (guest, muted, table_id)
);

create table report (
  id text primary key,
  at bigint not null,
  reporter text, -- nobody any more where they have deleted everything about them
  accused text not null,
  table_id text not null references game_table (id),
  reason text not null, -- insults, spam, cheating, name, other
  about text not null, -- a sentence of the reporter; may be empty
  context text not null, -- where it was, and the last lines that were said there
  decision text, -- what the host decided
  decided bigint -- and when
);

create index report_reporter on report (reporter, at);
