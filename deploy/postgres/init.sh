#!/bin/sh
# Makes every place on a new server: the official image calls it once, with its superuser in POSTGRES_USER.
set -eu

scripts=${SCRIPTS:-/alcancia}
as_superuser() { psql -X --username "${POSTGRES_USER:-postgres}" --dbname postgres --file "$scripts/$1"; }

for service in identity family notifications; do
  prefix=$(echo "$service" | tr '[:lower:]' '[:upper:]')
  eval "SERVICE_PASSWORD=\${${prefix}_PASSWORD:?} OWNER_PASSWORD=\${${prefix}_OWNER_PASSWORD:?}"
  export SERVICE="$service" SERVICE_PASSWORD OWNER_PASSWORD
  as_superuser service.sql
done
as_superuser keycloak.sql
