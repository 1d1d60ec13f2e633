-- What a report quotes, with who said it: their words can be removed long after the chat itself.
create table report_line (
  report_id text not null references report (id),
  number integer not null,
  guest text not null,
  line text not null, -- when, who, from which seat, and what
  primary key (report_id, number)
);

create index report_line_guest on report_line (guest);

-- Nobody can tell any more who said what was quoted before.
update report set context = '/table/' || table_id;
