-- Achievements (G17): the catalogue, kept by those who run the product (G40), and what each child has earned for ever.
-- What one takes is measured by the service (achievement-measures.store.ts); `within` is the window it is measured over.
create table {schema}.achievements (
  id uuid primary key default gen_random_uuid(),
  code varchar(40) not null unique,
  name varchar(40) not null,
  description varchar(120) not null,
  category text not null check (category in ('ahorro', 'constancia', 'metas', 'ayuda', 'aprendizaje', 'especial')),
  rarity text not null check (rarity in ('comun', 'raro', 'epico', 'legendario')),
  metric text not null,
  within text not null default 'siempre',
  threshold int not null check (threshold > 0),
  coins_cents int not null default 0 check (coins_cents between 0 and 10000),
  is_secret boolean not null default false,
  is_active boolean not null default true,
  sort_order int not null,
  version int not null default 1,
  check (case within
    when 'siempre' then metric in ('actividades', 'dias', 'casa', 'ayuda', 'escuela', 'dinero', 'mananas', 'reparadas',
      'puntos', 'nivel', 'ahorro', 'metas', 'hitos', 'recompensas')
    when 'dia' then metric = 'actividades'
    when 'semana' then metric in ('actividades', 'dias')
    when 'seguidos' then metric = 'dias'
    else false
  end)
);

create table {schema}.child_achievements (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null,
  achievement_id uuid not null references {schema}.achievements (id),
  progress bigint not null,
  earned_at timestamptz not null,
  seen_at timestamptz,
  unique (child_id, achievement_id)
);

insert into {schema}.achievements
  (sort_order, code, name, description, category, rarity, metric, within, threshold, is_secret) values
  (1, 'primera-actividad', 'Primera actividad', 'La primera actividad aprobada.', 'constancia', 'comun', 'actividades', 'siempre', 1, false),
  (2, 'primera-meta', 'Primera meta', 'Llegar a una meta.', 'metas', 'comun', 'metas', 'siempre', 1, false),
  (3, 'tres-dias-seguidos', '3 días seguidos', 'Algo aprobado en tres días seguidos.', 'constancia', 'comun', 'dias', 'seguidos', 3, false),
  (4, 'siete-dias-seguidos', '7 días seguidos', 'Algo aprobado en siete días seguidos.', 'constancia', 'raro', 'dias', 'seguidos', 7, false),
  (5, 'diez-ahorradas', '10 ahorradas', 'Juntar 10 y no gastarlas todavía.', 'ahorro', 'comun', 'ahorro', 'siempre', 1000, false),
  (6, 'cien-ahorradas', '100 ahorradas', 'Juntar 100 y no gastarlas todavía.', 'ahorro', 'raro', 'ahorro', 'siempre', 10000, false),
  (7, 'comparti', 'Compartí', 'Hacer algo por otra persona.', 'ayuda', 'comun', 'ayuda', 'siempre', 1, false),
  (8, 'repare-un-error', 'Reparé un error', 'Volver a intentar algo hasta que salga bien.', 'especial', 'comun', 'reparadas', 'siempre', 1, false),
  (9, 'primer-tramo', 'Primer tramo', 'Pasar el primer tramo de una meta.', 'metas', 'comun', 'hitos', 'siempre', 1, false),
  (10, 'primera-recompensa', 'Primera recompensa', 'Canjear una recompensa y recibirla.', 'ahorro', 'comun', 'recompensas', 'siempre', 1, false),
  (11, 'diez-actividades', 'Diez actividades', 'Diez actividades aprobadas.', 'constancia', 'comun', 'actividades', 'siempre', 10, false),
  (12, 'semana-perfecta', 'Semana perfecta', 'Algo aprobado cada día, de lunes a domingo.', 'constancia', 'raro', 'dias', 'semana', 7, false),
  (13, 'ayudo-en-casa', 'Ayudo en casa', 'Veinte actividades de hogar o de mascotas.', 'ayuda', 'raro', 'casa', 'siempre', 20, false),
  (14, 'diez-por-otros', 'Corazón grande', 'Diez cosas hechas por otras personas.', 'ayuda', 'epico', 'ayuda', 'siempre', 10, false),
  (15, 'mente-curiosa', 'Mente curiosa', 'Diez actividades de escuela.', 'aprendizaje', 'comun', 'escuela', 'siempre', 10, false),
  (16, 'cuido-mi-dinero', 'Cuido mi dinero', 'Cinco actividades de dinero.', 'aprendizaje', 'raro', 'dinero', 'siempre', 5, false),
  (17, 'nivel-5', 'Nivel 5', 'Llegar al nivel 5: Ahorrador.', 'especial', 'raro', 'nivel', 'siempre', 5, false),
  (18, 'tres-metas', 'Tres metas', 'Llegar a tres metas.', 'metas', 'raro', 'metas', 'siempre', 3, false),
  (19, 'cincuenta-actividades', 'Cincuenta actividades', 'Cincuenta actividades aprobadas.', 'constancia', 'raro', 'actividades', 'siempre', 50, false),
  (20, 'mil-ahorradas', '1000 ahorradas', 'Juntar 1000 y no gastarlas todavía.', 'ahorro', 'epico', 'ahorro', 'siempre', 100000, false),
  (21, 'treinta-dias-seguidos', '30 días seguidos', 'Algo aprobado en treinta días seguidos.', 'constancia', 'epico', 'dias', 'seguidos', 30, false),
  (22, 'cien-dias', 'Cien días', 'Cien días distintos con algo aprobado.', 'constancia', 'legendario', 'dias', 'siempre', 100, false),
  (23, 'dia-redondo', 'Día redondo', 'Cinco actividades aprobadas de un mismo día.', 'especial', 'raro', 'actividades', 'dia', 5, true),
  (24, 'madrugador', 'Madrugador', 'Diez actividades de la mañana.', 'especial', 'raro', 'mananas', 'siempre', 10, true);

-- What gives coins pays them once.
alter table {schema}.ledger_entries
  drop constraint ledger_entries_source_type_check,
  add constraint ledger_entries_source_type_check
    check (source_type in ('ocurrencia', 'canje', 'hito', 'meta', 'logro'));

-- Children who are known by now get what they have reached already, a few at a time; those who come later need not.
alter table {schema}.known_children add column needs_achievements boolean not null default true;

alter table {schema}.known_children alter column needs_achievements set default false;

create index known_children_need_achievements on {schema}.known_children (child_id) where needs_achievements;
