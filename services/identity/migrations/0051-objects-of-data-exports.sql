-- Whatever deletes the row of a download, an erasure too, has its objects removed from the store.

create function {schema}.remove_objects_of_data_export() returns trigger language plpgsql as $$
begin
  insert into {schema}.file_removals (prefix, next_try_at)
  values (
    case old.about_role when 'child' then 'children/' else 'adults/' end
      || old.about_id || '/exports/' || old.id || '/',
    'epoch'
  )
  on conflict (prefix) do update set next_try_at = excluded.next_try_at;
  return old;
end $$;

create trigger remove_objects after delete on {schema}.data_exports
  for each row execute function {schema}.remove_objects_of_data_export();
