-- In which browser a session was opened, in words: the list of sessions says it (G27). The user agent itself is not kept.

alter table {schema}.sessions
  add column browser text,
  add column system text,
  add column device_kind text check (device_kind in ('mobile', 'tablet', 'desktop'));
