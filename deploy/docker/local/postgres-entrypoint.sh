# The part of the official image's entry point that docker-compose.yml uses: an empty volume becomes a cluster with the
# named superuser and database, then /docker-entrypoint-initdb.d runs once against a server that only its socket reaches.
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  user=${POSTGRES_USER:-postgres}
  database=${POSTGRES_DB:-$user}
  password=$(mktemp)
  printf '%s\n' "${POSTGRES_PASSWORD:?POSTGRES_PASSWORD is missing}" >"$password"
  # shellcheck disable=SC2086 # several arguments in one variable, as the official image takes them
  initdb --username="$user" --pwfile="$password" --auth-local=trust --auth-host=scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm "$password"
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"

  pg_ctl --wait --options="-c listen_addresses=''" start
  run() { psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="$user" "$@"; }
  [ "$database" = postgres ] || run --dbname=postgres --command="CREATE DATABASE \"$database\""
  for file in /docker-entrypoint-initdb.d/*; do
    case $file in
      *.sh) sh "$file" ;;
      *.sql) run --dbname="$database" --file="$file" ;;
    esac
  done
  pg_ctl --wait --mode=fast stop
fi

exec "$@" -c listen_addresses='*'
