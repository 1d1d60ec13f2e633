create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'an entry is never changed or removed';
end
$$;

create trigger entry_is_kept before update or delete or truncate on entry
for each statement execute function refuse_change();
