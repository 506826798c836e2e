-- Each payment is an invoice, with a number without gaps per year (G29).

-- Who issues them; an operator changes the one row. Invoices keep what stood here when they were issued.
create table {schema}.invoice_issuer (
  is_only boolean primary key default true check (is_only),
  legal_name text not null,
  tax_id text not null,
  address text not null,
  tax_name text not null,
  -- Hundredths of a percent.
  tax_rate int not null check (tax_rate between 0 and 10000)
);

insert into {schema}.invoice_issuer (legal_name, tax_id, address, tax_name, tax_rate)
values ('Alcancía', '', '', 'Impuestos', 0);

create table {schema}.invoice_numbers (
  year int primary key,
  last_place int not null
);

create table {schema}.invoices (
  id uuid primary key,
  subscription_id uuid not null,
  -- Null: the account is gone; the invoice stays for as long as tax law asks for it.
  adult_id uuid,
  year int not null,
  place int not null,
  transaction_id text not null unique,
  plan_name text not null,
  period text not null,
  currency text not null,
  total_cents bigint not null check (total_cents > 0),
  tax_cents bigint not null check (tax_cents >= 0),
  tax_name text not null,
  tax_rate int not null,
  issuer_name text not null,
  issuer_tax_id text not null,
  issuer_address text not null,
  paid_at timestamptz not null,
  issued_at timestamptz not null,
  unique (year, place)
);

create index invoices_of on {schema}.invoices (adult_id, year, place);

create index invoices_of_subscription on {schema}.invoices (subscription_id);
