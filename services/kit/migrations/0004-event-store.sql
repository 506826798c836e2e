-- The store to which the outbox has published. When it is another one, what was published is gone and goes out again.

create table {schema}.event_stores (
  name text primary key,
  epoch text not null
);
