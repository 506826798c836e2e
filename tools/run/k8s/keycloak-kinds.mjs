import { z } from 'zod';

// The keys that we use, and no others, of the operator's KeycloakSpec and KeycloakRealmImportSpec: their Java classes
// in github.com/keycloak/keycloak, operator/src/main/java/org/keycloak/operator/crds/v2alpha1, read for 26.x.
// What a realm holds is Keycloak's own RealmRepresentation, and the server refuses unknown keys of it by itself.

const name = z.string().min(1);
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name, namespace: name, labels: labels.optional() });
const secretKey = z.strictObject({ name, key: z.string().min(1) });
const flag = z.strictObject({ enabled: z.boolean() });
const quantities = z.strictObject({ cpu: z.string().optional(), memory: z.string() });

const podTemplate = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    securityContext: z.strictObject({
      runAsNonRoot: z.boolean(),
      seccompProfile: z.strictObject({ type: z.enum(['RuntimeDefault', 'Localhost']) }),
    }),
    containers: z.tuple([
      z.strictObject({
        name: z.literal('keycloak'),
        securityContext: z.strictObject({
          allowPrivilegeEscalation: z.boolean(),
          capabilities: z.strictObject({ drop: z.array(z.string()) }),
        }),
      }),
    ]),
  }),
});

export const keycloak = z.strictObject({
  apiVersion: z.literal('k8s.keycloak.org/v2alpha1'),
  kind: z.literal('Keycloak'),
  metadata,
  spec: z.strictObject({
    instances: z.int().min(1),
    db: z.strictObject({
      vendor: z.literal('postgres'),
      host: name,
      database: name,
      usernameSecret: secretKey,
      passwordSecret: secretKey,
      poolMaxSize: z.int().min(1),
    }),
    http: z.strictObject({ httpEnabled: z.boolean() }),
    hostname: z.strictObject({ hostname: z.url(), strict: z.boolean() }),
    proxy: z.strictObject({ headers: z.enum(['xforwarded', 'forwarded']) }),
    ingress: flag,
    networkPolicy: flag,
    additionalOptions: z.array(z.strictObject({ name, value: z.string() })),
    resources: z.strictObject({ requests: quantities, limits: quantities }),
    unsupported: z.strictObject({ podTemplate }),
  }),
});

export const keycloakRealmImport = z.strictObject({
  apiVersion: z.literal('k8s.keycloak.org/v2alpha1'),
  kind: z.literal('KeycloakRealmImport'),
  metadata,
  spec: z.strictObject({
    keycloakCRName: name,
    placeholders: z.record(z.string(), z.strictObject({ secret: secretKey })),
    realm: z.looseObject({ realm: name, enabled: z.boolean() }),
  }),
});
