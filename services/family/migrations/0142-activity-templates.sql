-- What an adult starts an activity from (G5, G53); those who run the product keep the list (G40).
create table {schema}.activity_templates (
  id uuid primary key default gen_random_uuid(),
  title varchar(60) not null,
  emoji varchar(16) not null,
  category text not null,
  time_of_day text not null,
  points int not null check (points between 0 and 500),
  coins_cents int not null check (coins_cents between 0 and 100000),
  schedule jsonb not null,
  from_age int not null check (from_age between 3 and 17),
  to_age int not null check (to_age between from_age and 17),
  is_active boolean not null default true,
  sort_order int not null,
  version int not null default 1
);

insert into {schema}.activity_templates
  (sort_order, from_age, to_age, emoji, title, category, time_of_day, points, coins_cents, schedule) values
  (1, 3, 10, '🛏️', 'Tender la cama', 'hogar', 'manana', 10, 200, '{"mode":"diaria"}'),
  (2, 3, 7, '🧸', 'Guardar los juguetes', 'hogar', 'noche', 10, 200, '{"mode":"diaria"}'),
  (3, 3, 9, '🪥', 'Lavarme los dientes', 'higiene', 'noche', 5, 100, '{"mode":"diaria"}'),
  (4, 3, 17, '🪴', 'Regar las plantas', 'hogar', 'cualquiera', 10, 500, '{"mode":"dias_semana","weekdays":[3,6]}'),
  (5, 5, 13, '📚', 'Leer 20 minutos', 'escuela', 'tarde', 20, 500, '{"mode":"diaria"}'),
  (6, 5, 12, '🍽️', 'Poner la mesa', 'hogar', 'noche', 10, 300, '{"mode":"diaria"}'),
  (7, 7, 17, '🐕', 'Pasear al perro', 'mascotas', 'tarde', 15, 1000, '{"mode":"diaria"}'),
  (8, 8, 17, '👕', 'Doblar mi ropa', 'hogar', 'tarde', 15, 500, '{"mode":"dias_semana","weekdays":[6,7]}'),
  (9, 9, 17, '♻️', 'Separar la basura', 'hogar', 'noche', 10, 500, '{"mode":"dias_semana","weekdays":[2,5]}'),
  (10, 10, 17, '🍳', 'Preparar una cena', 'hogar', 'noche', 40, 2000, '{"mode":"dias_semana","weekdays":[5]}'),
  (11, 6, 17, '🧮', 'Anotar mis gastos', 'dinero', 'cualquiera', 20, 500, '{"mode":"dias_semana","weekdays":[7]}'),
  (12, 6, 17, '🤝', 'Ayudar a alguien', 'solidaridad', 'cualquiera', 30, 0, '{"mode":"dias_semana","weekdays":[6]}');
