# Stands in for versity/versitygw: the same program, made by Go on this machine.
FROM docker.io/library/debian:bookworm-slim
RUN --mount=type=cache,target=/var/cache/apt --mount=type=cache,target=/var/lib/apt/lists \
    apt-get update -qq && apt-get install -qq --no-install-recommends wget >/dev/null
COPY versitygw /usr/local/bin/versitygw
ENTRYPOINT ["/usr/local/bin/versitygw"]
