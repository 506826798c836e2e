-- Where the links of invitations lead (spec 2 §3, §7): one row. Without an address they lead to the product's own origin.
create table {schema}.app_share_config (
  is_the_only_one boolean primary key default true check (is_the_only_one),
  production_url text check (production_url ~ '^https?://[^/[:space:]]+$'),
  -- Where no address is set: whether the product's own origin takes its place. Without either nobody can be invited.
  fallback_to_current_url boolean not null default true,
  check (production_url is not null or fallback_to_current_url)
);

insert into {schema}.app_share_config default values;
