-- Plans and their prices (spec 1 §3), with what each allows a family (G29); -1 is unlimited.

create table {schema}.plans (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  description text not null,
  -- A list of strings, or of groups with emoji, title and items.
  features jsonb not null default '[]',
  is_featured boolean not null default false,
  featured_badge_text text,
  featured_order int,
  pricing_order int not null,
  base_currency text not null default 'USD',
  show_in_pricing boolean not null default true,
  status text not null default 'active' check (status in ('active', 'inactive')),
  max_children int not null check (max_children >= -1),
  max_guardians int not null check (max_guardians >= -1),
  max_devices int not null check (max_devices >= -1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create table {schema}.plan_prices (
  id uuid primary key,
  plan_id uuid not null references {schema}.plans (id),
  period text not null check (period in ('monthly', 'quarterly', 'semiannual', 'annual')),
  currency text not null check (currency in ('USD', 'EUR', 'MXN', 'UYU', 'ARS', 'COP', 'CLP', 'PEN', 'BRL')),
  -- What is charged for one period. Whole units of the currency: screens show no decimals (spec 1 §9).
  price_cents bigint not null check (price_cents >= 0 and price_cents % 100 = 0),
  -- Shown beside the price, which it has lowered already.
  discount_percent int not null default 0 check (discount_percent between 0 and 100),
  is_active boolean not null default true,
  unique (plan_id, period, currency)
);
