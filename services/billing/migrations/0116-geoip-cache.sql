-- Where an IP service says that a network is (spec 1 §3). Addresses are truncated: nobody's own is kept, or told to it.
create table {schema}.geoip_cache (
  ip_address text primary key,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  country_name text,
  city text,
  region text,
  currency_code text,
  cached_at timestamptz not null
);

create index geoip_cache_by_age on {schema}.geoip_cache (cached_at);
