-- One service's place: its database, the role that owns it and changes its schema, the role that works in it.
-- Run it as often as you like: it makes what is missing and sets the passwords.
--
--   SERVICE=family OWNER_PASSWORD=… SERVICE_PASSWORD=… psql -X -f deploy/postgres/service.sql postgres
--
-- Passwords come from the environment, so that no list of processes shows them.
\set ON_ERROR_STOP on
\set QUIET on
\getenv service SERVICE
\getenv owner_password OWNER_PASSWORD
\getenv service_password SERVICE_PASSWORD
\set owner :service _owner

select format('create role %I login', role)
from unnest(array[:'service', :'owner']) as role
where not exists (select from pg_roles where rolname = role) \gexec
alter role :"service" with login nosuperuser nocreatedb nocreaterole nobypassrls password :'service_password';
alter role :"owner" with login nosuperuser nocreatedb nocreaterole nobypassrls password :'owner_password';

select format('create database %I owner %I', :'service', :'owner')
where not exists (select from pg_database where datname = :'service') \gexec

\connect :service
\ir privileges.sql
