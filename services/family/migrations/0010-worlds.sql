-- A world of one's own (spec 1 §3): a child's theme once somebody has chosen one, the kits of companions, and whose is which.
-- No foreign keys to projections. Until a row is there, the world looks as the child's profile was made.
create table {schema}.child_themes (
  child_id uuid primary key,
  family_id uuid not null,
  card_design text not null default 'cosmic' check (card_design in (
    'alcancia-classic', 'rainbow-blast', 'cosmic', 'neon-city', 'ocean', 'sunset-paradise', 'forest', 'volcano',
    'ice-crystal', 'galaxy', 'candy-land', 'dragon-fire')),
  color_theme text not null default 'pink-dreams' check (color_theme in (
    'soft-blue', 'gentle-pink', 'forest-green', 'warm-orange', 'ocean-teal', 'lavender-calm', 'sunset-peach',
    'sage-mint', 'royal-purple', 'warm-brown', 'steel-blue', 'soft-coral', 'pink-dreams')),
  primary_color text not null default '#ec4899' check (primary_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null default '#f97316' check (accent_color ~ '^#[0-9a-f]{6}$'),
  bg_color text not null default '#fdf2f8' check (bg_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Pictures are drawn by the front ends: a kit comes with its drawing, in the same release as its row.
create table {schema}.pet_kits (
  id text primary key check (id in (
    'cat', 'dog', 'rabbit', 'fox', 'owl', 'turtle', 'axolotl', 'llama', 'jaguar', 'sloth', 'penguin', 'dragon')),
  display_name varchar(40) not null,
  category varchar(40) not null,
  min_level int not null default 1 check (min_level between 1 and 50),
  preview_image_url text,
  is_active boolean not null default true,
  sort_order int not null
);

insert into {schema}.pet_kits (id, display_name, category, sort_order) values
  ('fox', 'Zorro', 'general', 1),
  ('cat', 'Gato', 'general', 2),
  ('rabbit', 'Conejo', 'general', 3),
  ('turtle', 'Tortuga', 'general', 4),
  ('axolotl', 'Ajolote', 'general', 5),
  ('sloth', 'Perezoso', 'general', 6),
  ('llama', 'Llama', 'general', 7),
  ('penguin', 'Pingüino', 'general', 8),
  ('owl', 'Búho', 'general', 9),
  ('dragon', 'Dragón', 'general', 10),
  ('jaguar', 'Jaguar', 'general', 11),
  ('dog', 'Perro', 'general', 12);

create table {schema}.child_active_pet (
  child_id uuid primary key,
  family_id uuid not null,
  active_kit_id text not null references {schema}.pet_kits (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
