create trigger entry_is_kept before update on entry
begin
  select raise(abort, 'an entry is never changed');
end;

create trigger entry_stays before delete on entry
begin
  select raise(abort, 'an entry is never removed');
end;
