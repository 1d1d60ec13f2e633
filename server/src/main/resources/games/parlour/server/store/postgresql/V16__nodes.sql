-- Several servers may share this database. What one of them changes, the others are told by
-- notifications; triggers send them, so that nobody who writes can forget to.

-- Servers of an earlier version may write meanwhile, to several tables in any order. All that
-- triggers and columns need is locked first, or nothing; whoever waits is not kept for long.
set local lock_timeout = '500ms';

lock table guest, seat, chat_line, session, host_change, imported_record, game_table, clock_mark
  in access exclusive mode;

-- Which state of a table a program has read: a change is made to that one or not at all.
alter table game_table add column version bigint not null default 0;

-- The servers that use this database.
create table node (
  id text primary key,
  name text not null, -- where it listens
  program text not null, -- its version
  started bigint not null,
  seen bigint not null
);

-- Who follows which table at which node. What is lost with a crash is written anew by the nodes.
create unlogged table presence (
  node text not null,
  table_id text not null,
  guest text not null,
  left_at bigint, -- nothing while they are there
  primary key (node, table_id, guest)
);

create index presence_left on presence (left_at);

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

-- What is to be done, as db-scheduler keeps it: a table for each kind, so that none holds up another.
create table computer_job (
  task_name text not null,
  task_instance text not null, -- the game table
  task_data bytea,
  execution_time timestamp with time zone not null,
  picked boolean not null,
  picked_by text,
  last_success timestamp with time zone,
  last_failure timestamp with time zone,
  consecutive_failures int,
  last_heartbeat timestamp with time zone,
  version bigint not null,
  priority smallint,
  primary key (task_name, task_instance)
);

create index computer_job_due on computer_job (execution_time);

create index computer_job_heartbeat on computer_job (last_heartbeat);

create table flag_job (like computer_job including all);

create table analysis_job (like computer_job including all);

-- A message names who sends it, so that nobody has to hear their own.
create function tell_nodes(message text) returns void language sql as $$
  select pg_notify('parlour', current_setting('application_name') || '|' || message);
$$;

-- Who does not know of versions makes a new one all the same.
create function count_version() returns trigger language plpgsql as $$
begin
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

create trigger game_table_version before update on game_table
for each row execute function count_version();

create function tell_table() returns trigger language plpgsql as $$
begin
  perform tell_nodes('table|' || new.id || '|' || new.version);
  return null;
end
$$;

create trigger game_table_told after update on game_table
for each row execute function tell_table();

-- Somebody else holds a seat, or has added to the seed, although the table itself is the same.
create function seat_is_other() returns trigger language plpgsql as $$
begin
  update game_table set version = version + 1 where id = new.table_id;
  return null;
end
$$;

create trigger seat_told after update on seat
for each row when (
  old.kind = 'guest'
  and (old.kind is distinct from new.kind or old.guest is distinct from new.guest
    or old.nonce is distinct from new.nonce))
execute function seat_is_other();

create function tell_chat() returns trigger language plpgsql as $$
begin
  perform tell_nodes('chat|' || new.table_id || '|' || new.number);
  return null;
end
$$;

create trigger chat_told after insert on chat_line
for each row execute function tell_chat();

create function tell_presence() returns trigger language plpgsql as $$
begin
  perform tell_nodes(
    'presence|' || new.table_id || '|' || new.guest || '|' || new.node || '|'
    || coalesce(new.left_at::text, ''));
  return null;
end
$$;

create trigger presence_told after insert or update on presence
for each row execute function tell_presence();

create function tell_name() returns trigger language plpgsql as $$
begin
  perform tell_nodes('name|' || new.id);
  return null;
end
$$;

create trigger guest_told after update of name on guest
for each row execute function tell_name();

create function tell_signed_out() returns trigger language plpgsql as $$
begin
  perform tell_nodes('out|' || old.guest);
  return null;
end
$$;

create trigger signed_out_told after delete on session
for each row execute function tell_signed_out();

create function tell_host() returns trigger language plpgsql as $$
begin
  perform tell_nodes('host');
  return null;
end
$$;

create trigger host_told after insert on host_change
for each statement execute function tell_host();

create function tell_record() returns trigger language plpgsql as $$
begin
  perform tell_nodes('record|' || old.id);
  return null;
end
$$;

create trigger record_removed after delete on imported_record
for each row execute function tell_record();

-- A server of an earlier version notes the time of its machine, which may not be that of the others,
-- and does not say that it runs, so that is said for it: the others have to know.
create function note_time() returns trigger language plpgsql as $$
declare
  address text := coalesce(host(inet_client_addr()), 'this machine');
begin
  if current_setting('application_name') not like 'parlour-%' then
    new.at := (extract(epoch from clock_timestamp()) * 1000)::bigint;
    insert into node (id, name, program, started, seen)
      values ('older at ' || address, address, '0.3.0 or older', new.at, new.at)
      on conflict (id) do update set seen = excluded.seen;
  end if;
  return new;
end
$$;

create trigger clock_mark_noted before update of at on clock_mark
for each row execute function note_time();
