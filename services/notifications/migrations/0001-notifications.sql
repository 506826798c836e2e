-- What people are told, and the little that must be known of others to tell it (house §4, projections).

create table {schema}.notification_logs (
  id uuid primary key,
  recipient_id uuid not null,
  type text not null,
  payload jsonb not null,
  about_request_id uuid,
  status text not null check (status in ('unread', 'read')),
  created_at timestamptz not null
);

create index notification_logs_newest on {schema}.notification_logs (recipient_id, created_at desc, id desc);

create index notification_logs_unread on {schema}.notification_logs (recipient_id) where status = 'unread';

create index notification_logs_request on {schema}.notification_logs (about_request_id) where about_request_id is not null;

create index notification_logs_age on {schema}.notification_logs (created_at);

create table {schema}.known_children (
  child_id uuid primary key,
  display_name text not null,
  sequence bigint not null
);

create table {schema}.known_guardians (
  child_id uuid not null,
  adult_id uuid not null,
  sees_approvals boolean not null,
  is_active boolean not null,
  sequence bigint not null,
  primary key (child_id, adult_id)
);
