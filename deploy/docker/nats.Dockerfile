# NATS with our users and their permissions, run by a user that is not root. Passwords come from the environment at the start.
FROM docker.io/library/nats:2.9.25-alpine
RUN install -d -o 1000 -g 1000 /data
COPY deploy/nats/nats-server.conf /etc/nats/nats-server.conf
USER 1000:1000
VOLUME /data
EXPOSE 4222 8222
ENTRYPOINT ["nats-server"]
CMD ["--config", "/etc/nats/nats-server.conf", "--store_dir", "/data", "--http_port", "8222"]
