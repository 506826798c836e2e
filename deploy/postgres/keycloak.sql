-- Keycloak's place: a database whose owner is the role that Keycloak signs in with; it migrates its own tables.
--
--   KEYCLOAK_PASSWORD=… psql -X -f deploy/postgres/keycloak.sql postgres
\set ON_ERROR_STOP on
\set QUIET on
\getenv keycloak_password KEYCLOAK_PASSWORD

select 'create role keycloak login' where not exists (select from pg_roles where rolname = 'keycloak') \gexec
alter role keycloak with login nosuperuser nocreatedb nocreaterole nobypassrls password :'keycloak_password';

select 'create database keycloak owner keycloak'
where not exists (select from pg_database where datname = 'keycloak') \gexec
revoke all on database keycloak from public;
