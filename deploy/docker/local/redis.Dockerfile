# Stands in for redis:7.0-bookworm.
FROM docker.io/library/debian:bookworm-slim
RUN --mount=type=cache,target=/var/cache/apt --mount=type=cache,target=/var/lib/apt/lists \
    groupadd --system --gid 999 redis \
 && useradd --system --gid redis --uid 999 --home-dir /data redis \
 && apt-get update -qq && apt-get install -qq --no-install-recommends redis-server >/dev/null \
 && install -d -o redis -g redis /data
VOLUME /data
WORKDIR /data
USER redis
EXPOSE 6379
CMD ["redis-server", "--protected-mode", "no"]
