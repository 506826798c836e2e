#!/bin/sh
# Makes every database and its roles on a new server: the official image calls it once, with its superuser in POSTGRES_USER.
# A service is every name whose owner is given a password: FAMILY_OWNER_PASSWORD, and with it FAMILY_PASSWORD.
set -eu

scripts=${SCRIPTS:-/alcancia}
as_superuser() { psql -X --username "${POSTGRES_USER:-postgres}" --dbname postgres --file "$scripts/$1"; }

for prefix in $(env | sed -n 's/^\([A-Z]*\)_OWNER_PASSWORD=.*/\1/p'); do
  SERVICE=$(echo "$prefix" | tr '[:upper:]' '[:lower:]')
  eval "SERVICE_PASSWORD=\${${prefix}_PASSWORD:?} OWNER_PASSWORD=\${${prefix}_OWNER_PASSWORD:?}"
  export SERVICE SERVICE_PASSWORD OWNER_PASSWORD
  as_superuser service.sql
done
as_superuser keycloak.sql
