# One image for every front end: docker build -f deploy/docker/frontend.Dockerfile --build-arg ROOM=frontends/family .
ARG NODE=docker.io/library/node:24.21.0-bookworm-slim

# What npm reads and nothing else: a changed source file leaves the installed packages in the cache.
FROM ${NODE} AS manifests
WORKDIR /all
COPY . .
RUN find . -type f ! -name package.json ! -path ./package-lock.json ! -path ./.npmrc -delete \
 && find . -type d -empty -delete \
 && find . -exec touch --no-dereference --date=@0 {} +

# The packages of all front ends, which are nearly the same, and of the server: one layer for every room.
FROM ${NODE} AS packages
WORKDIR /app
COPY --from=manifests /all ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca,target=/etc/ssl/certs/ca-certificates.crt \
    --mount=type=cache,target=/root/.npm \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    npm ci --workspace=frontends --workspace=deploy/static --no-audit --no-fund --loglevel=error

# What all of them stand on is built once.
FROM packages AS common
COPY . .
RUN npm run build --workspace=contracts --workspace=deploy/static

FROM common AS built
ARG ROOM
RUN npm run build --workspace="${ROOM}"

# The files and the small server that hands them out, with the two packages it needs; they need none.
FROM ${NODE}
ARG ROOM
LABEL org.opencontainers.image.title="Alcancía ${ROOM}" org.opencontainers.image.licenses=UNLICENSED
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STATIC_DIR=/app/site
WORKDIR /app
COPY --from=built /app/deploy/static/package.json server/package.json
COPY --from=built /app/deploy/static/dist server/dist
COPY --from=built /app/node_modules/fresh node_modules/fresh
COPY --from=built /app/node_modules/range-parser node_modules/range-parser
COPY --from=built /app/${ROOM}/dist site
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "server/dist/main.js"]
