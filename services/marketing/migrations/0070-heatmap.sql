-- Where visitors touch landing pages (G37). Visits are nobody's: of the number that a page makes up a fingerprint is kept.

create table {schema}.landing_visits (
  visit_hash text not null,
  landing_id uuid not null,
  version int not null,
  viewport text not null check (viewport in ('phone', 'tablet', 'desktop')),
  touches int not null,
  -- In tenths of the page.
  deepest int not null,
  has_signed_up boolean not null default false,
  began_at timestamptz not null,
  primary key (visit_hash, landing_id, version)
);

create index landing_visits_old on {schema}.landing_visits (began_at);

create table {schema}.landing_touches (
  id uuid primary key,
  landing_id uuid not null,
  version int not null,
  section text not null,
  kind text not null check (kind in ('clic', 'scroll', 'clic_repetido', 'clic_muerto')),
  x_percent smallint not null,
  y_px int not null,
  selector text not null,
  viewport text not null,
  visit_hash text not null,
  touched_at timestamptz not null
);

create index landing_touches_old on {schema}.landing_touches (touched_at);

-- Sums by day: what the picture is drawn from.
create table {schema}.landing_heat (
  landing_id uuid not null,
  day date not null,
  viewport text not null,
  kind text not null,
  version int not null,
  section text not null,
  x_percent smallint not null,
  y_px int not null,
  touches int not null,
  primary key (landing_id, day, viewport, kind, version, section, x_percent, y_px)
);

create table {schema}.landing_heat_elements (
  landing_id uuid not null,
  day date not null,
  viewport text not null,
  kind text not null,
  version int not null,
  section text not null,
  selector text not null,
  touches int not null,
  primary key (landing_id, day, viewport, kind, version, section, selector)
);

create table {schema}.landing_heat_visits (
  landing_id uuid not null,
  day date not null,
  viewport text not null,
  version int not null,
  visits int not null,
  sign_up_visits int not null,
  -- How many came to each tenth of the page.
  depths int[] not null,
  primary key (landing_id, day, viewport, version)
);

create index landing_heat_old on {schema}.landing_heat (day);

create index landing_heat_elements_old on {schema}.landing_heat_elements (day);

create index landing_heat_visits_old on {schema}.landing_heat_visits (day);
