-- Where and how often people are written to about their games, and what is to be sent.

create table mailbox (
  guest text primary key references guest (id),
  notices text not null, -- off, soon, daily
  language text not null, -- in which they are written to
  looked bigint not null, -- what changed until then was told or was not worth it
  told bigint not null, -- when they were last written to about their games
  unsubscribe text not null, -- what the link out of these mails holds, locked with the server's key
  unsubscribe_hash text not null, -- by which it is found
  confirm_hash text, -- of the code that shows that they read what is sent to their address
  confirm_expires bigint
);

create unique index mailbox_unsubscribe on mailbox (unsubscribe_hash);

create unique index mailbox_confirm on mailbox (confirm_hash);

create table mail_queue (
  id text primary key,
  guest text not null,
  kind text not null, -- confirm, reset, digest
  address_hash text, -- where to, so that nobody is flooded
  letter text, -- locked with the server's key; none for a digest, which is written when it is sent
  created bigint not null,
  due bigint not null, -- when it is tried next
  tries integer not null,
  state text not null, -- waiting, sent, failed, dropped
  done bigint
);

create index mail_queue_due on mail_queue (state, due);

create index mail_queue_guest on mail_queue (guest);

-- Only one mail about their games waits for a person.
create unique index mail_queue_digest on mail_queue (guest)
  where kind = 'digest' and state = 'waiting';

create index mail_queue_address on mail_queue (address_hash);

-- Nobody is reminded twice of one deadline.
create table mail_reminder (
  guest text not null,
  table_id text not null,
  deadline bigint not null,
  primary key (guest, table_id)
);
