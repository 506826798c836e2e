-- What is written of a landing page before visitors see it, every version that they saw, and where pages stood before (G36).

alter table {schema}.landing_pages
  add column draft jsonb,
  add column draft_slug text unique check (draft_slug ~ '^[a-z0-9-]{3,60}$');

create table {schema}.landing_versions (
  id uuid primary key,
  landing_id uuid not null references {schema}.landing_pages (id),
  number int not null check (number >= 1),
  slug text not null,
  content jsonb not null,
  published_at timestamptz not null,
  unique (landing_id, number)
);

create table {schema}.landing_former_slugs (
  id uuid primary key,
  slug text not null unique,
  landing_id uuid not null references {schema}.landing_pages (id),
  left_at timestamptz not null
);

insert into {schema}.landing_versions (id, landing_id, number, slug, content, published_at)
select gen_random_uuid(), id, 1, slug,
  jsonb_build_object('title', title, 'metaDescription', meta_description, 'ogImage', og_image, 'hero', hero_config,
    'authCta', auth_cta_config, 'sections', sections, 'isPricingVisible', pricing_visible,
    'pricing', pricing_selected_plans, 'share', social_share_config),
  published_at
from {schema}.landing_pages where published_at is not null;
