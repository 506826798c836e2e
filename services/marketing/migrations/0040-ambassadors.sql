-- Ambassadors (G34): who brings families, whom they brought, and what is owed for it. All sums are kept per currency.

create table {schema}.ambassadors (
  id uuid primary key,
  -- Null: the account is no more; its books stay.
  adult_id uuid unique,
  code text not null unique,
  status text not null check (status in ('solicitado', 'aprobado', 'rechazado', 'suspendido')),
  commission_percent int not null check (commission_percent between 1 and 50),
  payout_method text not null,
  terms_at timestamptz not null,
  applied_at timestamptz not null,
  visits int not null default 0,
  flagged_visits int not null default 0,
  version int not null default 1
);

-- One row for each browser: the last link that it came by.
create table {schema}.ambassador_visits (
  visitor_hash text primary key,
  ambassador_id uuid not null references {schema}.ambassadors (id),
  landing text not null,
  network_hash text not null,
  is_flagged boolean not null,
  visited_at timestamptz not null
);

create index visits_of_network on {schema}.ambassador_visits (ambassador_id, network_hash, visited_at);

create table {schema}.referrals (
  id uuid primary key,
  ambassador_id uuid not null references {schema}.ambassadors (id),
  adult_id uuid unique,
  state text not null check (state in ('registro', 'prueba', 'suscrito', 'baja')),
  is_flagged boolean not null,
  linked_at timestamptz not null
);

create index referrals_of_ambassador on {schema}.referrals (ambassador_id, state);

create table {schema}.payouts (
  id uuid primary key,
  ambassador_id uuid not null references {schema}.ambassadors (id),
  adult_id uuid,
  currency text not null,
  amount_cents int not null check (amount_cents > 0),
  month text not null,
  paid_at timestamptz not null,
  unique (ambassador_id, currency, month)
);

create table {schema}.commissions (
  id uuid primary key,
  ambassador_id uuid not null references {schema}.ambassadors (id),
  adult_id uuid,
  kind text not null check (kind in ('pago', 'reembolso')),
  -- The number of the invoice.
  payment text not null,
  currency text not null,
  amount_cents int not null,
  created_at timestamptz not null,
  ripens_at timestamptz not null,
  cancelled_at timestamptz,
  payout_id uuid references {schema}.payouts (id),
  unique (kind, payment),
  check (cancelled_at is null or payout_id is null)
);

create index commissions_of_ambassador on {schema}.commissions (ambassador_id, currency);

-- Who ever belonged to a household: nobody earns by the own one.
create table {schema}.household_ties (
  family_id uuid not null,
  adult_id uuid not null,
  since timestamptz not null,
  primary key (family_id, adult_id)
);

create index ties_of_adult on {schema}.household_ties (adult_id);
