# Stands in for maildev/maildev: the same npm package on the local Node.
ARG NODE
FROM ${NODE}
ARG VERSION
ENV NODE_ENV=production MAILDEV_WEB_PORT=1080 MAILDEV_SMTP_PORT=1025
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    --mount=type=secret,id=ca,target=/etc/ssl/certs/ca-certificates.crt \
    --mount=type=cache,target=/root/.npm \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    npm install --global --ignore-scripts --no-audit --no-fund --loglevel=error maildev@${VERSION}
USER node
WORKDIR /home/node
EXPOSE 1080 1025
ENTRYPOINT ["maildev"]
