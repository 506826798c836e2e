-- How an adult wants to be spoken to, 'tú' or 'vos' (G28). Null: never chosen, so 'tú'.

alter table {schema}.profiles
  add column language_variant text check (language_variant in ('tu', 'vos'));
