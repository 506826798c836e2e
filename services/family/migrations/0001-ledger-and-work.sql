-- Activities, what children claim of them, what adults decide, and the coins and points that follow.

create table {schema}.activities (
  id uuid primary key,
  family_id uuid not null,
  title varchar(60) not null,
  description varchar(300) not null,
  emoji varchar(16) not null,
  category text not null,
  points int not null check (points between 0 and 500),
  coins_cents int not null check (coins_cents between 0 and 100000),
  evidence text not null,
  time_of_day text not null,
  schedule_mode text not null check (schedule_mode in ('unica', 'diaria', 'dias_semana')),
  weekdays smallint[] not null default '{}',
  child_ids uuid[] not null check (cardinality(child_ids) between 1 and 20),
  is_active boolean not null,
  deleted_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create index activities_of_child on {schema}.activities using gin (child_ids);

create table {schema}.occurrences (
  id uuid primary key,
  family_id uuid not null,
  activity_id uuid not null references {schema}.activities (id),
  child_id uuid not null,
  slot_key varchar(20) not null,
  due_on date not null,
  state text not null check (state in ('disponible', 'en_revision', 'aprobada', 'rechazada')),
  title varchar(60) not null,
  emoji varchar(16) not null,
  points int not null check (points between 0 and 500),
  coins_cents int not null check (coins_cents between 0 and 100000),
  note varchar(280),
  reason_code text,
  comment varchar(200),
  rejections int not null check (rejections >= 0),
  round int not null check (round >= 0),
  claimed_at timestamptz not null,
  claimed_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  unique (activity_id, child_id, slot_key)
);

create index occurrences_of_day on {schema}.occurrences (child_id, due_on);

create index occurrences_newest on {schema}.occurrences (child_id, claimed_at desc, id desc);

create table {schema}.approval_requests (
  id uuid primary key,
  family_id uuid not null,
  child_id uuid not null,
  kind text not null check (kind in ('actividad', 'canje', 'hito')),
  ref_id uuid not null,
  title varchar(60) not null,
  emoji varchar(16) not null,
  points int not null check (points >= 0),
  coins_cents int not null check (coins_cents >= 0),
  prize_text varchar(80),
  note varchar(280),
  due_on date,
  state text not null check (state in ('pendiente', 'aprobada', 'rechazada', 'cancelada', 'caducada')),
  round int not null check (round > 0),
  needs_delivery boolean not null,
  delivered_at timestamptz,
  delivered_by uuid,
  decided_at timestamptz,
  decided_by uuid,
  reason_code text,
  comment varchar(200),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check ((state in ('aprobada', 'rechazada')) = (decided_at is not null)),
  check (delivered_at is null or (needs_delivery and state = 'aprobada'))
);

create unique index approval_requests_one_open on {schema}.approval_requests (kind, ref_id) where state = 'pendiente';

create index approval_requests_of_ref on {schema}.approval_requests (ref_id, created_at desc);

create index approval_requests_waiting on {schema}.approval_requests (child_id, id) where state = 'pendiente';

create index approval_requests_to_deliver on {schema}.approval_requests (child_id, decided_at, id)
  where state = 'aprobada' and needs_delivery and delivered_at is null;

create index approval_requests_decided on {schema}.approval_requests (child_id, decided_at desc, id desc)
  where state in ('aprobada', 'rechazada');

create table {schema}.ledger_entries (
  id uuid primary key,
  position bigint generated always as identity unique,
  posting_id uuid not null,
  family_id uuid not null,
  child_id uuid not null,
  account text not null check (account ~ '^(puntos|disponible|reservado|pendiente|familia|ahorro:[0-9a-f-]{36})$'),
  currency text not null check (currency in ('points', 'coins')),
  amount bigint not null check (amount <> 0 and amount between -1000000000000 and 1000000000000),
  type text not null check (type in
    ('actividad', 'bono', 'meta', 'reserva', 'liberacion', 'canje', 'reembolso', 'correccion', 'compensacion')),
  source_type text not null check (source_type in ('ocurrencia', 'canje', 'hito', 'meta')),
  source_id uuid not null,
  round int not null check (round > 0),
  title varchar(60) not null,
  emoji varchar(16) not null,
  note varchar(140),
  actor_id uuid,
  reverses_id uuid references {schema}.ledger_entries (id),
  created_at timestamptz not null,
  check (account = 'familia' or (account = 'puntos') = (currency = 'points'))
);

create unique index ledger_entries_once on {schema}.ledger_entries
  (source_type, source_id, round, type, account, currency) where reverses_id is null;

create unique index ledger_entries_reversed_once on {schema}.ledger_entries (reverses_id, account)
  where reverses_id is not null;

create index ledger_entries_of_posting on {schema}.ledger_entries (posting_id);

create index ledger_entries_of_child on {schema}.ledger_entries (child_id, position desc);

create table {schema}.balances (
  child_id uuid not null,
  account text not null check (account <> 'familia'),
  amount bigint not null check (amount between -9007199254740991 and 9007199254740991),
  primary key (child_id, account),
  constraint balances_sign check (case when account = 'pendiente' then amount <= 0 else amount >= 0 end)
);

create function {schema}.refuse_ledger_change() returns trigger language plpgsql as $body$
begin
  raise exception 'ledger entries are never changed, only reversed' using errcode = 'restrict_violation';
end
$body$;

create trigger ledger_entries_append_only before update or delete on {schema}.ledger_entries
  for each row execute function {schema}.refuse_ledger_change();

create trigger ledger_entries_never_emptied before truncate on {schema}.ledger_entries
  for each statement execute function {schema}.refuse_ledger_change();

create function {schema}.check_posting_sum() returns trigger language plpgsql as $body$
begin
  if exists (
    select 1 from {schema}.ledger_entries where posting_id = new.posting_id group by currency having sum(amount) <> 0
  ) then
    raise exception 'posting % does not sum to zero', new.posting_id using errcode = 'check_violation';
  end if;
  return null;
end
$body$;

create constraint trigger ledger_entries_sum_to_zero after insert on {schema}.ledger_entries
  deferrable initially deferred for each row execute function {schema}.check_posting_sum();

create function {schema}.move_balances() returns trigger language plpgsql as $body$
begin
  insert into {schema}.balances (child_id, account, amount)
    select distinct child_id, account, 0 from added where account <> 'familia' order by child_id, account
    on conflict do nothing;
  update {schema}.balances b set amount = b.amount + moved.amount
    from (select child_id, account, sum(amount)::bigint as amount from added where account <> 'familia' group by 1, 2) moved
    where b.child_id = moved.child_id and b.account = moved.account;
  return null;
end
$body$;

create trigger ledger_entries_move_balances after insert on {schema}.ledger_entries
  referencing new table as added for each statement execute function {schema}.move_balances();

create table {schema}.core_user_progress (
  user_id uuid primary key,
  total_points bigint not null check (total_points >= 0),
  current_level int not null check (current_level between 1 and 50),
  highest_level int not null check (highest_level between current_level and 50),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create table {schema}.celebrations (
  id uuid primary key,
  family_id uuid not null,
  child_id uuid not null,
  once_key varchar(80) not null,
  kind text not null check (kind in ('nivel', 'hito', 'meta', 'aprobada')),
  title varchar(60) not null,
  number int,
  points int not null,
  coins_cents int not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  unique (child_id, once_key)
);

create index celebrations_unseen on {schema}.celebrations (child_id, created_at) where seen_at is null;
