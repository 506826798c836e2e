-- What belongs to a child's way to a goal goes with it.
alter table {schema}.goal_milestones
  drop constraint goal_milestones_progress_id_fkey,
  add constraint goal_milestones_progress_id_fkey
    foreign key (progress_id) references {schema}.goal_progress (id) on delete cascade;

alter table {schema}.goal_credits
  drop constraint goal_credits_progress_id_fkey,
  add constraint goal_credits_progress_id_fkey
    foreign key (progress_id) references {schema}.goal_progress (id) on delete cascade;

-- Entries are still never changed, but for one thing: who is erased goes out of them, and what was said in words with
-- them (G41). Accounts, amounts, times and what reverses what stay, so that every posting still sums to zero.
create or replace function {schema}.refuse_ledger_change() returns trigger language plpgsql as $body$
begin
  if tg_op = 'UPDATE' and current_setting('alcancia.erased', true) in (old.child_id::text, old.actor_id::text)
    and (new.id, new.position, new.posting_id, new.family_id, new.account, new.currency, new.amount, new.type,
         new.source_type, new.source_id, new.round, new.created_at)
      is not distinct from
        (old.id, old.position, old.posting_id, old.family_id, old.account, old.currency, old.amount, old.type,
         old.source_type, old.source_id, old.round, old.created_at)
    and new.reverses_id is not distinct from old.reverses_id
    and (new.child_id = old.child_id or (new.title = '' and new.emoji = '' and new.note is null))
    and (new.actor_id is null or new.actor_id = old.actor_id)
  then
    return new;
  end if;
  raise exception 'ledger entries are never changed, only reversed' using errcode = 'restrict_violation';
end
$body$;

-- The one way to it, with the rights of the owner: the service's own role may only add entries.
create function {schema}.erase_from_books(erased uuid, alias uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$
begin
  perform set_config('alcancia.erased', erased::text, true);
  update {schema}.ledger_entries set actor_id = null where actor_id = erased and child_id <> erased;
  update {schema}.ledger_entries
    set child_id = alias, title = '', emoji = '', note = null,
        actor_id = case when actor_id = erased then null else actor_id end
    where child_id = erased;
  update {schema}.balances set child_id = alias where child_id = erased;
  perform set_config('alcancia.erased', '', true);
end
$body$;
