-- A whole database of version 0.2.0 in PostgreSQL, before there were accounts: its schema and what it held.

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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'an entry is never changed or removed';
end
$$;

create trigger entry_is_kept before update or delete or truncate on entry
for each statement execute function refuse_change();

-- Seeds and the tokens of invitations are locked with the server's key from now on; the program
-- locks those that are there when it first opens the database with a key.

create table server_key (
  id integer primary key, -- always 1
  fingerprint text not null
);

alter table seat add column token_hash text; -- by which an invitation is found

create unique index seat_token_hash on seat (token_hash);

-- Written to see whether the store takes changes.
create table write_probe (
  id integer primary key, -- always 1
  at bigint not null
);

insert into write_probe (id, at) values (1, 0);

alter table game_table add column lesson text; -- the lesson that is taught there

create table flyway_schema_history (
  installed_rank integer not null,
  version varchar(50),
  description varchar(200) not null,
  type varchar(20) not null,
  script varchar(1000) not null,
  checksum integer,
  installed_by varchar(100) not null,
  installed_on timestamp not null default now(),
  execution_time integer not null,
  success boolean not null,
  constraint flyway_schema_history_pk primary key (installed_rank)
);

create index flyway_schema_history_s_idx on flyway_schema_history (success);

insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by, installed_on, execution_time, success)
  values (1, '1', 'tables', 'SQL', 'V1__tables.sql', -756931742, 'postgres', '2026-11-16 20:12:19.87412', 20, true);
insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by, installed_on, execution_time, success)
  values (2, '2', 'the log only grows', 'SQL', 'V2__the_log_only_grows.sql', -1491654534, 'postgres', '2026-11-16 20:12:19.969534', 10, true);
insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by, installed_on, execution_time, success)
  values (3, '3', 'locked secrets', 'SQL', 'V3__locked_secrets.sql', -1681980684, 'postgres', '2026-11-16 20:12:19.994935', 12, true);
insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by, installed_on, execution_time, success)
  values (4, '4', 'lessons', 'SQL', 'V4__lessons.sql', -1998878754, 'postgres', '2026-11-16 20:12:20.030879', 1, true);

insert into guest (id, secret, name, created)
  values ('8TD5c94-mQ7LUEDlmJQOjw', '48bb2ffd918efdde68ebef5dc25395f3f7dbf3e727263757cabc2441dbc612bd', 'Ada', 1794859945721);
insert into guest (id, secret, name, created)
  values ('d9KnTBhV46Dz7DpSY87JeQ', 'a1c4009c2a7e6131271be81f546de509a22d64c3ac2aa59d23f4c5441d003066', 'Bob', 1794859945954);

insert into game_table (id, game, rules, options, position, seed, creator, listed, status, turn, winner, takeback, rematch, next_table, created, changed, lesson)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 'suffragetto', 1, 'edition=1908 first=suffragettes quiet-limit=on repetition=on', null, 'v1:dN1OTFJG+GNkhRHndx6GKw+OAH5Exo25Fet4yOAPwkRZCZrNhsCFsdkRVai/4PdsM6U6po1KnpChWn1A10W29Y5I6ZoM9aGwQwL7OkZVS4gK8AdlSE7HS9PFlcA=', '8TD5c94-mQ7LUEDlmJQOjw', 0, 'playing', 'police', null, '', '', null, 1794859945746, 1794859946227, null);
insert into game_table (id, game, rules, options, position, seed, creator, listed, status, turn, winner, takeback, rematch, next_table, created, changed, lesson)
  values ('8jPqvWaDiixBZqgnS0XqLA', 'fort-chitral', 1, 'capture-lines=all capture-when=end layout=ranks quiet-limit=on repetition=on three-left=on', null, 'v1:TRmY0IN1V6H5p6yV1z19iG4f3+oylONMK/Z7ffoWi3JdJ5OuYNqnK33kY8g39Xi0ZDd/a3q4p4DIXslqPhCnYIiQBJj4arxpRYRfB7diHY+YUs7n/K4sWMhNHvc=', '8TD5c94-mQ7LUEDlmJQOjw', 0, 'playing', 'white', null, '', '', null, 1794859946920, 1794859947154, null);
insert into game_table (id, game, rules, options, position, seed, creator, listed, status, turn, winner, takeback, rematch, next_table, created, changed, lesson)
  values ('BYiWV2WSoijo6AXMSVnW2g', 'suffragetto', 1, 'edition=1908 first=coin quiet-limit=on repetition=on', null, 'v1:UQr5hQyk39g3qHJgHuDfY8vYTdqwJPoaQ6+RAGnlPU+EGyovbGmbBA/XhSgyvsd2t8mB6obRAi1bHogsazwY8vWnhp7Hsp2SptkDJ9svrBMYRE/5tTPPr3IaoLU=', '8TD5c94-mQ7LUEDlmJQOjw', 0, 'over', null, 'suffragettes', '', '', null, 1794859947159, 1794859947249, null);
insert into game_table (id, game, rules, options, position, seed, creator, listed, status, turn, winner, takeback, rematch, next_table, created, changed, lesson)
  values ('YjPVao9TWG-tbqHbrB1y9A', 'votes-for-women', 2, 'bot-dice=plain bot-vote=plain hands=hidden mode=solitaire supply=unlimited', null, 'v1:ycoAMTLZDI7Hyx9/LIWzJxPDQYAILIVhHjjMD2QPsWZ3fjp5onIqa1SJUNT6DrHyOWgdzI4CrwXebeYwJMx0gDuru9Itu9mdmEGH0c2eeVv+sYzBuyOaFsZWdMw=', '8TD5c94-mQ7LUEDlmJQOjw', 0, 'playing', 'suffragist', null, '', '', null, 1794859947275, 1794859947275, 'first-game');
insert into game_table (id, game, rules, options, position, seed, creator, listed, status, turn, winner, takeback, rematch, next_table, created, changed, lesson)
  values ('ZgRE0r95E8u-7EB6Rr9dUQ', 'suffragetto', 1, 'edition=1908 first=coin quiet-limit=on repetition=on', null, 'v1:mkkFK8x4vq5B+d+s0++O4SXdBOIHo8dJurX/+yQCM5TfqMLWsHYlQNFr1kp9VKVW+AzFM7KRX0zq851CjcvyRI1Ib+SXUt/gKz0BsLVW8pTiSoSFvydNXuIcPwY=', '8TD5c94-mQ7LUEDlmJQOjw', 0, 'open', null, null, '', '', null, 1794859946239, 1794859946239, null);
insert into game_table (id, game, rules, options, position, seed, creator, listed, status, turn, winner, takeback, rematch, next_table, created, changed, lesson)
  values ('lADN_TiF7CzlRmqmEgjJvg', 'votes-for-women', 2, 'bot-dice=plain bot-vote=plain hands=hidden mode=one-on-one supply=unlimited', null, 'v1:3Lly43DK7eXkiCK19anQAtoXvrOY5LjqKUzwSVns7CPo3sBdftfIPicm01pDPF6sYg/Jf189vg2z7feellK20qIA3APsAg0Urm2/7rX7AfLORmlAVBiLUPVeyPU=', '8TD5c94-mQ7LUEDlmJQOjw', 0, 'playing', 'suffragist', null, '', '', null, 1794859946289, 1794859946892, null);

insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 0, 'suffragettes', 'guest', '8TD5c94-mQ7LUEDlmJQOjw', 0, null, null, null);
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 1, 'police', 'guest', 'd9KnTBhV46Dz7DpSY87JeQ', 0, null, 'v1:RzlNqvJZYD333oaQsdKLQDRRhkMpvlQgneCYhm5vdV2eAaHyvF01hvvDt4D3++OZ2D4=', '5a49466fb7b3d3f70d5d6d8959f3fae042594b8102b88eb775bcea9cb04a5abe');
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('8jPqvWaDiixBZqgnS0XqLA', 0, 'white', 'guest', '8TD5c94-mQ7LUEDlmJQOjw', 0, null, null, null);
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('8jPqvWaDiixBZqgnS0XqLA', 1, 'black', 'computer', null, 0, 'level:1', null, null);
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('BYiWV2WSoijo6AXMSVnW2g', 0, 'suffragettes', 'guest', '8TD5c94-mQ7LUEDlmJQOjw', 0, null, null, null);
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('BYiWV2WSoijo6AXMSVnW2g', 1, 'police', 'guest', 'd9KnTBhV46Dz7DpSY87JeQ', 0, null, 'v1:G8udKc3RCKrLC0gqXyEaxU0571CcG6l2S7AJYNUS2wUn1tCfEViZ19LXW1QOob3h2m4=', '87e213c3f37de8825e232c447f4ae49af88394698f83a81e3e51ec3e711154ce');
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('YjPVao9TWG-tbqHbrB1y9A', 0, 'suffragist', 'guest', '8TD5c94-mQ7LUEDlmJQOjw', 0, null, null, null);
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('ZgRE0r95E8u-7EB6Rr9dUQ', 0, 'suffragettes', 'open', null, 0, null, 'v1:MrTU01yUBZCuXWK5coKIotV3VQIl9m4gf2FI9SoNdEwzMXdmDXj/tqKSavmR3wKcSgQ=', 'ae21d22cc61a815e8165c31301394a8c58355ce99d8f68aa587ee6a880faafa9');
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('ZgRE0r95E8u-7EB6Rr9dUQ', 1, 'police', 'guest', '8TD5c94-mQ7LUEDlmJQOjw', 0, null, null, null);
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('lADN_TiF7CzlRmqmEgjJvg', 0, 'suffragist', 'guest', '8TD5c94-mQ7LUEDlmJQOjw', 0, null, null, null);
insert into seat (table_id, number, name, kind, guest, beside, player, token, token_hash)
  values ('lADN_TiF7CzlRmqmEgjJvg', 1, 'opposition', 'guest', 'd9KnTBhV46Dz7DpSY87JeQ', 0, null, 'v1:xhZHELoPjoO7futuz99/gulMGRtjHt+nagQiL9YLOg5BbT3andqehVh1XoJNVQm75vY=', '869ad0fed0219fdb46c66ba4953401dc2df232ac8287bb7866dfd5a5c596254d');

insert into entry (table_id, number, at, line)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 1, 1794859946046, 'suffragettes o6-p6');
insert into entry (table_id, number, at, line)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 2, 1794859946094, 'police k13:m11:o13:o11');
insert into entry (table_id, number, at, line)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 3, 1794859946126, 'suffragettes j6-j7');
insert into entry (table_id, number, at, line)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 4, 1794859946159, 'police e13-e14');
insert into entry (table_id, number, at, line)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 5, 1794859946182, 'suffragettes c6-b7');
insert into entry (table_id, number, at, line)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 6, 1794859946210, 'police l13:j11');
insert into entry (table_id, number, at, line)
  values ('-YXAkZyrwbG1x33jrKt4Gg', 7, 1794859946227, 'suffragettes i6-i7');
insert into entry (table_id, number, at, line)
  values ('8jPqvWaDiixBZqgnS0XqLA', 1, 1794859946956, 'white d1-c2');
insert into entry (table_id, number, at, line)
  values ('8jPqvWaDiixBZqgnS0XqLA', 2, 1794859947005, 'black d18-c17');
insert into entry (table_id, number, at, line)
  values ('8jPqvWaDiixBZqgnS0XqLA', 3, 1794859947107, 'white c1:c3');
insert into entry (table_id, number, at, line)
  values ('8jPqvWaDiixBZqgnS0XqLA', 4, 1794859947123, 'black b18:d16');
insert into entry (table_id, number, at, line)
  values ('8jPqvWaDiixBZqgnS0XqLA', 5, 1794859947139, 'white h1-g2');
insert into entry (table_id, number, at, line)
  values ('8jPqvWaDiixBZqgnS0XqLA', 6, 1794859947154, 'black c17:e15');
insert into entry (table_id, number, at, line)
  values ('BYiWV2WSoijo6AXMSVnW2g', 1, 1794859947170, '* coin:police');
insert into entry (table_id, number, at, line)
  values ('BYiWV2WSoijo6AXMSVnW2g', 2, 1794859947203, 'police o12-o13');
insert into entry (table_id, number, at, line)
  values ('BYiWV2WSoijo6AXMSVnW2g', 3, 1794859947223, 'suffragettes k6-l7');
insert into entry (table_id, number, at, line)
  values ('BYiWV2WSoijo6AXMSVnW2g', 4, 1794859947249, 'police !resign');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 1, 1794859947275, '* aside:georgia');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 2, 1794859947275, '* aside:california');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 3, 1794859947275, '* aside:new-york');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 4, 1794859947275, '* draw:eye-on-the-future');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 5, 1794859947275, '* draw:bellwether-state');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 6, 1794859947275, '* draw:the-winning-plan');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 7, 1794859947275, '* draw:reconstruction');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 8, 1794859947275, '* draw:petition-to-congress');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 9, 1794859947275, '* draw:lucy-stone');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 10, 1794859947275, '* draw:women-to-the-polls');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 11, 1794859947275, '* draw:union-victory');
insert into entry (table_id, number, at, line)
  values ('YjPVao9TWG-tbqHbrB1y9A', 12, 1794859947275, '* draw:frances-willard');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 1, 1794859946403, '* aside:ohio');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 2, 1794859946403, '* aside:virginia');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 3, 1794859946403, '* aside:illinois');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 4, 1794859946403, '* draw:efficient-organizing');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 5, 1794859946403, '* draw:eye-on-the-future');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 6, 1794859946403, '* draw:superior-lobbying');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 7, 1794859946403, '* draw:lucy-stone');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 8, 1794859946403, '* draw:sojourner-truth');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 9, 1794859946403, '* draw:women-to-the-polls');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 10, 1794859946403, '* draw:a-vindication-of-the-rights-of-woman');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 11, 1794859946403, '* draw:pioneer-women');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 12, 1794859946403, '* draw:frances-harper');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 13, 1794859946403, '* draw:border-states');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 14, 1794859946403, '* draw:senate-rejects-suffrage-amendment');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 15, 1794859946403, '* draw:15th-divides-suffragists');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 16, 1794859946403, '* draw:new-york-newspapers');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 17, 1794859946403, '* draw:senator-joseph-brown');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 18, 1794859946403, '* draw:southern-hospitality');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 19, 1794859946496, 'suffragist event:pioneer-women');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 20, 1794859946496, '* die:1');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 21, 1794859946528, 'suffragist MT+purple');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 22, 1794859946588, 'opposition event:new-york-newspapers');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 23, 1794859946621, 'suffragist event:seneca-falls-convention');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 24, 1794859946676, 'opposition event:the-patriarchy');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 25, 1794859946713, 'suffragist event:women-to-the-polls');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 26, 1794859946745, 'suffragist PA+purple');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 27, 1794859946770, 'suffragist DE+purple');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 28, 1794859946805, 'opposition event:border-states');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 29, 1794859946829, 'suffragist event:a-vindication-of-the-rights-of-woman');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 30, 1794859946829, '* draw:the-union-signal');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 31, 1794859946829, '* draw:anna-dickinson');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 32, 1794859946871, 'suffragist event:anna-dickinson');
insert into entry (table_id, number, at, line)
  values ('lADN_TiF7CzlRmqmEgjJvg', 33, 1794859946892, 'suffragist WA+purple');

insert into server_key (id, fingerprint)
  values (1, '488698be21ca369710d2c0601a09693f');


