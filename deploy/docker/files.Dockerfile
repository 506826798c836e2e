# The S3 server that keeps downloads of data, as a user that is not root. Its key comes from the environment at the start.
FROM docker.io/versity/versitygw:v1.8.0
RUN mkdir -p /data/objects /data/meta && chown -R 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 7070
CMD ["--port", ":7070", "--health", "/health", "--quiet", "posix", "--sidecar", "/data/meta", "/data/objects"]
