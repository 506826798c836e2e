-- What a child has done is counted by kind (G17) as it was when it was claimed, without going through all its work.
alter table {schema}.occurrences add column category text, add column time_of_day text;

update {schema}.occurrences o set category = a.category, time_of_day = a.time_of_day
  from {schema}.activities a where a.id = o.activity_id;

-- The version before this one claims without saying of which kind.
create function {schema}.take_kind_of_activity() returns trigger language plpgsql as $body$
begin
  select category, time_of_day into new.category, new.time_of_day from {schema}.activities where id = new.activity_id;
  return new;
end
$body$;

create trigger occurrences_take_kind before insert on {schema}.occurrences
  for each row when (new.category is null) execute function {schema}.take_kind_of_activity();

alter table {schema}.occurrences alter column category set not null, alter column time_of_day set not null;

create index occurrences_done on {schema}.occurrences (child_id, due_on) where state = 'aprobada';

create index occurrences_done_by_kind on {schema}.occurrences (child_id, category) where state = 'aprobada';

create index occurrences_done_in_the_morning on {schema}.occurrences (child_id)
  where state = 'aprobada' and time_of_day = 'manana';

create index occurrences_mended on {schema}.occurrences (child_id) where state = 'aprobada' and rejections > 0;
