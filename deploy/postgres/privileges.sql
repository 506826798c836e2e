-- What the service's role may do in its database. Its owner may run this too: on Kubernetes the migration job does, before it migrates.
--
--   psql -X -v service=family -f deploy/postgres/privileges.sql family
\set ON_ERROR_STOP on
\set QUIET on
\set owner :service _owner

revoke all on database :"service" from public;
grant connect on database :"service" to :"service";

set client_min_messages = warning;
create schema if not exists :"service" authorization :"owner";
grant usage on schema :"service" to :"service";
-- What the owner's migrations make, the service may read and write, never alter or drop.
alter default privileges for role :"owner" in schema :"service" grant select, insert, update, delete on tables to :"service";
alter default privileges for role :"owner" in schema :"service" grant usage on sequences to :"service";
