# Stands in for postgres:15-bookworm: Debian's PostgreSQL with what the compose file uses of the official entry point.
FROM docker.io/library/debian:bookworm-slim
RUN --mount=type=cache,target=/var/cache/apt --mount=type=cache,target=/var/lib/apt/lists \
    groupadd --system --gid 999 postgres \
 && useradd --system --gid postgres --uid 999 --home-dir /var/lib/postgresql postgres \
 && mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf \
 && apt-get update -qq && apt-get install -qq --no-install-recommends postgresql-15 >/dev/null \
 && install -d -o postgres -g postgres -m 700 /var/lib/postgresql/data \
 && install -d -o postgres -g postgres -m 2775 /var/run/postgresql \
 && install -d /docker-entrypoint-initdb.d
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV PGDATA=/var/lib/postgresql/data
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
VOLUME /var/lib/postgresql/data
USER postgres
STOPSIGNAL SIGINT
EXPOSE 5432
ENTRYPOINT ["sh", "/usr/local/bin/docker-entrypoint.sh"]
CMD ["postgres"]
