# Stands in for quay.io/keycloak/keycloak: its distribution from Maven Central on Debian's Java.
FROM docker.io/library/debian:bookworm-slim AS debian
RUN --mount=type=cache,target=/var/cache/apt --mount=type=cache,target=/var/lib/apt/lists \
    mkdir -p /usr/share/man/man1 \
 && apt-get update -qq && apt-get install -qq --no-install-recommends openjdk-17-jre-headless >/dev/null

FROM debian AS unpacked
RUN --mount=type=cache,target=/var/cache/apt --mount=type=cache,target=/var/lib/apt/lists \
    apt-get install -qq --no-install-recommends unzip >/dev/null
ARG VERSION
COPY keycloak-quarkus-dist-${VERSION}.zip /keycloak.zip
RUN unzip -q keycloak.zip && mv keycloak-*/ /opt/keycloak && chown -R 1000:0 /opt/keycloak && chmod -R g+rwX /opt/keycloak

FROM debian
RUN useradd --uid 1000 --gid 0 --home-dir /opt/keycloak --no-create-home keycloak
COPY --from=unpacked /opt/keycloak /opt/keycloak
ENV LANG=C.UTF-8
USER 1000
EXPOSE 8080 8443 9000
ENTRYPOINT ["/opt/keycloak/bin/kc.sh"]
