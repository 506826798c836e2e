-- Who is spoken to with 'vos' (G28).
alter table {schema}.known_adults add column language_variant text not null default 'tu' check (language_variant in ('tu', 'vos'));
