-- Landing pages (spec 1 §3, G36): what visitors are shown, in the stored order, with every version that was published.

create table {schema}.landing_pages (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,60}$'),
  title text not null,
  meta_description text not null default '',
  og_image text,
  is_main_landing boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  hero_config jsonb not null default '{}',
  auth_cta_config jsonb not null default '{}',
  sections jsonb not null default '[]',
  pricing_visible boolean not null default true,
  pricing_selected_plans jsonb not null default '{}',
  social_share_config jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  version int not null default 1
);

create unique index one_main_landing on {schema}.landing_pages (is_main_landing) where is_main_landing;
