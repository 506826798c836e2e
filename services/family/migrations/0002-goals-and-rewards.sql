-- What is known of people from identity's events (projections, house §4), goals with each child's way through them,
-- rewards and what the children redeem. No foreign keys to projections.

create table {schema}.known_children (
  child_id uuid primary key,
  family_id uuid not null,
  display_name text not null,
  avatar text not null,
  palette text not null,
  sequence bigint not null
);

create index known_children_family on {schema}.known_children (family_id);

create table {schema}.known_families (
  family_id uuid primary key,
  time_zone text not null,
  money_name text not null,
  sequence bigint not null
);

create table {schema}.known_adults (
  adult_id uuid primary key,
  display_name text not null,
  sequence bigint not null
);
