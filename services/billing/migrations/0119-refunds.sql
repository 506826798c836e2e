-- Payments that went back, by the payment service's own ids; told of once the payment has its invoice, which may come later.
create table {schema}.refunds (
  refund_id text primary key,
  transaction_id text not null,
  cents int not null check (cents > 0),
  heard_at timestamptz not null,
  told_at timestamptz
);

create index refunds_untold on {schema}.refunds (transaction_id) where told_at is null;
