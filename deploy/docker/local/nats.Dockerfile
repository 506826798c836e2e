# Stands in for nats:2.9-alpine.
FROM docker.io/library/debian:bookworm-slim
RUN --mount=type=cache,target=/var/cache/apt --mount=type=cache,target=/var/lib/apt/lists \
    apt-get update -qq && apt-get install -qq --no-install-recommends nats-server wget >/dev/null
EXPOSE 4222 8222
CMD ["nats-server"]
