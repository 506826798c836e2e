# Keycloak with its build-time options decided and our realm beside it, as deploy/keycloak/README.md says.
FROM quay.io/keycloak/keycloak:26.7.0
RUN ["/opt/keycloak/bin/kc.sh", "build", "--db=postgres", "--health-enabled=true", "--metrics-enabled=true"]
COPY --chown=1000:0 deploy/keycloak/alcancia-realm.json /opt/keycloak/data/import/alcancia-realm.json
ENV KC_HTTP_ENABLED=true KC_PROXY_HEADERS=xforwarded KC_CACHE=local \
    KC_SPI_BRUTE_FORCE_PROTECTOR__DEFAULT_BRUTE_FORCE_DETECTOR__ALLOW_CONCURRENT_REQUESTS=true \
    QUARKUS_DATASOURCE_JDBC_VALIDATE_ON_BORROW=true
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/9000; printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3; read -r status <&3; [[ $status == *' 200 '* ]]"]
CMD ["start", "--optimized", "--import-realm"]
