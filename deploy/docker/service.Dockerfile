# One image for every process that answers: docker build -f deploy/docker/service.Dockerfile --build-arg ROOM=services/family .
# ROOM: gateway, deploy/nats or one of services/*.
ARG NODE=docker.io/library/node:24.21.0-bookworm-slim

# What npm reads and nothing else: a changed source file leaves the installed packages in the cache.
FROM ${NODE} AS manifests
WORKDIR /all
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete \
 && find . -type d -empty -delete \
 && find . -exec touch --no-dereference --date=@0 {} +

FROM ${NODE} AS npm
WORKDIR /app
COPY --from=manifests /all ./

# What builds any of these rooms: one layer for all of them.
FROM npm AS tools
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca,target=/etc/ssl/certs/ca-certificates.crt \
    --mount=type=cache,target=/root/.npm \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    npm ci --workspace=services --workspace=gateway --workspace=deploy/nats --no-audit --no-fund --loglevel=error

# What all of them stand on is built once.
FROM tools AS common
COPY . .
RUN npm run build --workspace=contracts --workspace=services/kit

FROM common AS built
ARG ROOM
RUN npm run build --workspace="${ROOM}" \
 && node deploy/docker/pick.mjs "${ROOM}" /picked

# What they run on, which is nearly the same for each: again one layer for all of them. The last images stand on it: copied
# into them, it would be read and compared once more for each.
FROM npm AS packages
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca,target=/etc/ssl/certs/ca-certificates.crt \
    --mount=type=cache,target=/root/.npm \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    npm ci --omit=dev --workspace=services --workspace=gateway --workspace=deploy/nats --no-audit --no-fund --loglevel=error \
 && rm -rf /tmp/*

# Copied and not mounted: Podman takes a RUN with a mount from its cache though what is mounted has changed.
FROM packages
ARG ROOM
LABEL org.opencontainers.image.title="Alcancía ${ROOM}" org.opencontainers.image.licenses=UNLICENSED
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
COPY --from=built /picked /app
WORKDIR /app/${ROOM}
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/main.js"]
