import { z } from 'zod';

import { keycloak, keycloakRealmImport } from './keycloak-kinds.mjs';
import { unreadKeys } from './unread-keys.mjs';

/** The validator of one kind, by the name of its file: not every package of models exports these. */
const model = (owner, file) =>
  import(new URL(`_schemas/${file}.js`, import.meta.resolve(`@kubernetes-models/${owner}/package.json`)).href);

const wrongBy = (schema, value) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const byModel = (owner, file) => async (resource) => {
  const { validate } = await model(owner, file);
  return unreadKeys(validate, resource);
};
const bySchema = (schema) => (resource) => wrongBy(schema, resource);

const number = z.string().regex(/^\d+$/);
/** For Kubernetes a trigger's metadata is any map: these are the keys of KEDA's scalers `nats-jetstream` and `cpu`. */
const triggers = z.object({
  spec: z.object({
    triggers: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('cpu'), metadata: z.strictObject({ value: number }) }),
        z.object({
          type: z.literal('nats-jetstream'),
          metadata: z.strictObject({
            natsServerMonitoringEndpoint: z.string().min(1),
            account: z.string().min(1),
            stream: z.string().min(1),
            consumer: z.string().min(1),
            lagThreshold: number,
            activationLagThreshold: number,
          }),
        }),
      ]),
    ),
  }),
});

const scaledObject = byModel('keda', 'ComGithubKedacoreKedaV2ApisKedaV1alpha1ScaledObject');

const kinds = {
  'gateway.networking.k8s.io/v1/Gateway': byModel('gateway-api', 'IoK8sSigsGatewayApiApisV1Gateway'),
  'gateway.networking.k8s.io/v1/HTTPRoute': byModel('gateway-api', 'IoK8sSigsGatewayApiApisV1HTTPRoute'),
  'postgresql.cnpg.io/v1/Cluster': byModel('cloudnative-pg', 'ComGithubCloudnativePgCloudnativePgApiV1Cluster'),
  'postgresql.cnpg.io/v1/Database': byModel('cloudnative-pg', 'ComGithubCloudnativePgCloudnativePgApiV1Database'),
  'postgresql.cnpg.io/v1/ScheduledBackup': byModel(
    'cloudnative-pg',
    'ComGithubCloudnativePgCloudnativePgApiV1ScheduledBackup',
  ),
  'keda.sh/v1alpha1/ScaledObject': async (resource) => [
    ...(await scaledObject(resource)),
    ...wrongBy(triggers, resource),
  ],
  'k8s.keycloak.org/v2alpha1/Keycloak': bySchema(keycloak),
  'k8s.keycloak.org/v2alpha1/KeycloakRealmImport': bySchema(keycloakRealmImport),
};

const typeOf = ({ apiVersion, kind }) => `${apiVersion}/${kind}`;

export const isCustom = (resource) => Object.hasOwn(kinds, typeOf(resource));

/** What the strict schema of a custom resource has against it. */
export async function wrongInCustom(resource) {
  const wrong = await kinds[typeOf(resource)](resource);
  return wrong.map((line) => `${resource.kind} ${resource.metadata?.name}: ${line}`);
}
