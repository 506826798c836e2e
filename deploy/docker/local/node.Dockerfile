# Stands in for node:24-bookworm-slim: Node from the npm package node-linux-*, npm as its own package.
FROM docker.io/library/debian:bookworm-slim
COPY node /usr/local/bin/node
ARG NPM
COPY ${NPM}/node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
 && groupadd --gid 1000 node \
 && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
CMD ["node"]
