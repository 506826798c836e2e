-- How the product speaks (G32): which role may do what, what is set for everybody and for each section.

create table {schema}.audio_role_permissions (
  role text not null check (role in ('super_admin', 'adult', 'child')),
  permission_group text not null,
  permission_key text not null,
  enabled boolean not null,
  primary key (role, permission_key),
  check (role <> 'child' or permission_group = 'own' or not enabled)
);

insert into {schema}.audio_role_permissions (role, permission_group, permission_key, enabled)
  select role, permission_group, permission_key,
    role = 'super_admin' or permission_group = 'own' or (role = 'adult' and permission_key like 'view%')
  from (values ('super_admin'), ('adult'), ('child')) as roles (role),
    (values
      ('global', 'view_global_settings'), ('global', 'edit_global_engine'),
      ('sections', 'view_section_settings'), ('sections', 'edit_section_engine'),
      ('stats', 'view_general_stats'),
      ('provider', 'view_elevenlabs_status'), ('provider', 'edit_elevenlabs_voice'),
      ('own', 'mute_voice'), ('own', 'reduce_effects')
    ) as rights (permission_group, permission_key);

create table {schema}.audio_global_settings (
  is_only boolean primary key default true check (is_only),
  engine_preference text not null default 'browser' check (engine_preference in ('browser', 'elevenlabs')),
  browser_voice text,
  browser_rate real not null default 1 check (browser_rate between 0.5 and 2),
  browser_pitch real not null default 1 check (browser_pitch between 0.5 and 2),
  voice_volume int not null default 100 check (voice_volume between 0 and 100),
  effects_volume int not null default 100 check (effects_volume between 0 and 100),
  language_code text not null default 'es-ES',
  elevenlabs_voice_id text,
  elevenlabs_model_id text not null default 'eleven_multilingual_v2',
  version int not null default 1
);

insert into {schema}.audio_global_settings default values;

create table {schema}.audio_section_settings (
  section_name text primary key,
  enabled boolean not null default true,
  engine_override text check (engine_override in ('browser', 'elevenlabs')),
  browser_voice_override text,
  browser_rate_override real check (browser_rate_override between 0.5 and 2),
  browser_pitch_override real check (browser_pitch_override between 0.5 and 2),
  voice_volume_override int check (voice_volume_override between 0 and 100),
  effects_volume_override int check (effects_volume_override between 0 and 100),
  elevenlabs_voice_id_override text,
  version int not null default 1
);

insert into {schema}.audio_section_settings (section_name)
  select unnest(array['dashboard', 'activities', 'goals', 'challenges', 'rewards', 'wallet', 'savings',
    'assistant_guia', 'assistant_respira', 'inspiraccion', 'notifications', 'landing']);

-- What somebody hears otherwise for itself.

create table {schema}.own_sound (
  profile_id uuid primary key,
  mutes_voice boolean not null default false,
  reduces_effects boolean not null default false
);

-- What was played, and whether it was heard: lengths, never the text.

create table {schema}.tts_usage_stats (
  id uuid primary key,
  user_id uuid not null,
  section_name text not null,
  engine_used text not null check (engine_used in ('browser', 'elevenlabs')),
  text_length int not null check (text_length > 0),
  success boolean not null,
  error_message text,
  session_id text not null,
  created_at timestamptz not null
);

create index tts_usage_stats_of_user on {schema}.tts_usage_stats (user_id, created_at desc);

create index tts_usage_stats_created_at on {schema}.tts_usage_stats (created_at);

-- Characters of the provider by household and month, and what it has spoken, kept for whoever heard it.

create table {schema}.plan_places (
  family_id uuid primary key,
  max_children int not null,
  sequence bigint not null
);

create table {schema}.spoken_characters (
  id uuid primary key,
  family_id uuid not null,
  characters int not null check (characters > 0),
  taken_at timestamptz not null,
  is_spoken boolean not null default false
);

create index spoken_characters_month on {schema}.spoken_characters (family_id, taken_at);

create index spoken_characters_taken_at on {schema}.spoken_characters (taken_at);

create table {schema}.spoken_texts (
  profile_id uuid not null,
  profile_role text not null check (profile_role in ('child', 'adult')),
  hash text not null,
  made_at timestamptz not null,
  primary key (profile_id, hash)
);

create index spoken_texts_made_at on {schema}.spoken_texts (made_at);

-- Whatever deletes the row of a spoken text, an erasure too, has its sound removed from the store.

create function {schema}.remove_sound_of_spoken_text() returns trigger language plpgsql as $$
begin
  insert into {schema}.file_removals (prefix, next_try_at)
  values (
    case old.profile_role when 'child' then 'children/' else 'adults/' end
      || old.profile_id || '/speech/' || old.hash || '/',
    'epoch'
  )
  on conflict (prefix) do update set next_try_at = excluded.next_try_at;
  return old;
end $$;

create trigger remove_sound after delete on {schema}.spoken_texts
  for each row execute function {schema}.remove_sound_of_spoken_text();
