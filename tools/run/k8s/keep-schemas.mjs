import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { parse } from 'yaml';
import { z } from 'zod';

import { keycloak, keycloakRealmImport } from './keycloak-kinds.mjs';
import { keptSchemas } from './schemas.mjs';

/** The oldest cluster that k8s/README.md asks for, and the operators that it names: modules of Go, each with its schemas. */
const modules = {
  kubernetes: 'k8s.io/kubernetes@v1.31.0',
  gateway: 'sigs.k8s.io/gateway-api@v1.3.0',
  postgresql: 'github.com/cloudnative-pg/cloudnative-pg@v1.27.0',
  keda: 'github.com/kedacore/keda/v2@v2.17.2',
};

const coreKinds = [
  ['io.k8s.api.apps.v1.Deployment', 'deployment-apps-v1'],
  ['io.k8s.api.apps.v1.StatefulSet', 'statefulset-apps-v1'],
  ['io.k8s.api.autoscaling.v2.HorizontalPodAutoscaler', 'horizontalpodautoscaler-autoscaling-v2'],
  ['io.k8s.api.batch.v1.CronJob', 'cronjob-batch-v1'],
  ['io.k8s.api.batch.v1.Job', 'job-batch-v1'],
  ['io.k8s.api.core.v1.ConfigMap', 'configmap-v1'],
  ['io.k8s.api.core.v1.Namespace', 'namespace-v1'],
  ['io.k8s.api.core.v1.Service', 'service-v1'],
  ['io.k8s.api.networking.v1.NetworkPolicy', 'networkpolicy-networking-v1'],
  ['io.k8s.api.policy.v1.PodDisruptionBudget', 'poddisruptionbudget-policy-v1'],
];

const customKinds = [
  ['gateway', 'config/crd/standard/gateway.networking.k8s.io_gateways.yaml', 'v1'],
  ['gateway', 'config/crd/standard/gateway.networking.k8s.io_httproutes.yaml', 'v1'],
  ['postgresql', 'config/crd/bases/postgresql.cnpg.io_clusters.yaml', 'v1'],
  ['postgresql', 'config/crd/bases/postgresql.cnpg.io_databases.yaml', 'v1'],
  ['postgresql', 'config/crd/bases/postgresql.cnpg.io_scheduledbackups.yaml', 'v1'],
  ['keda', 'config/crd/bases/keda.sh_scaledobjects.yaml', 'v1alpha1'],
];

async function folderOf(module) {
  const { stdout } = await promisify(execFile)('go', ['mod', 'download', '-json', module], { cwd: tmpdir() });
  return JSON.parse(stdout).Dir;
}

const meta = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta';
const numberOrText = { type: ['string', 'number'] };
const isAnyNumber = ({ format, ...schema }) =>
  format === 'int-or-string' || schema['x-kubernetes-int-or-string'] === true;
/** What holds a schema for each of its keys, and what holds schemas that only narrow their parent. */
const byKey = ['properties', 'definitions'];
const narrowing = ['allOf', 'anyOf', 'oneOf', 'not'];

/** The same schema without prose, in which a key that is not described is wrong. */
function strict(schema, isNarrowing = false) {
  if (Array.isArray(schema)) return schema.map((one) => strict(one, isNarrowing));
  if (schema === null || typeof schema !== 'object') return schema;
  if (isAnyNumber(schema)) return numberOrText;
  const kept = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'description' || key === 'default' || key === 'nullable' || key.startsWith('x-')) continue;
    if (byKey.includes(key))
      kept[key] = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strict(one, isNarrowing)]));
    else kept[key] = strict(value, isNarrowing || narrowing.includes(key));
  }
  const isOpen = schema.additionalProperties !== undefined || schema['x-kubernetes-preserve-unknown-fields'];
  if (schema.properties && !isOpen && !isNarrowing) kept.additionalProperties = false;
  return kept;
}

/** The definitions that a schema names, and those that they name. */
function definitionsIn(value, all, found = {}) {
  if (value === null || typeof value !== 'object') return found;
  for (const [key, inner] of Object.entries(value)) {
    const name = key === '$ref' ? inner.replace('#/definitions/', '') : undefined;
    if (name && !found[name]) {
      found[name] = all[name];
      definitionsIn(all[name], all, found);
    }
    definitionsIn(inner, all, found);
  }
  return found;
}

const closed = (schema, definitions) => strict({ ...schema, definitions: definitionsIn(schema, definitions) });

const number = { type: 'string', pattern: '^\\d+$' };
const word = { type: 'string', minLength: 1 };
/** For Kubernetes a trigger's metadata is any map: these are the keys of KEDA's scalers that we use. */
const scalers = {
  cpu: { value: number },
  'nats-jetstream': {
    natsServerMonitoringEndpoint: word,
    account: word,
    stream: word,
    consumer: word,
    lagThreshold: number,
    activationLagThreshold: number,
  },
};

function withScalers(schema) {
  const trigger = schema.properties.spec.properties.triggers.items;
  trigger.oneOf = Object.entries(scalers).map(([type, properties]) => ({
    properties: {
      type: { enum: [type] },
      metadata: { properties, required: Object.keys(properties), additionalProperties: false },
    },
  }));
  return schema;
}

/** `npm run k8s -- --schemas`: takes the schemas of every kind that we use from their makers' own modules and keeps them. */
export async function keepSchemas() {
  const { definitions } = JSON.parse(
    readFileSync(path.join(await folderOf(modules.kubernetes), 'api/openapi-spec/swagger.json'), 'utf8'),
  );
  definitions['io.k8s.apimachinery.pkg.api.resource.Quantity'] = numberOrText;
  const schemas = new Map(coreKinds.map(([name, file]) => [file, closed(definitions[name], definitions)]));

  for (const [owner, file, version] of customKinds) {
    const { spec } = parse(readFileSync(path.join(await folderOf(modules[owner]), file), 'utf8'));
    const { schema } = spec.versions.find(({ name }) => name === version);
    const { properties, ...rest } = schema.openAPIV3Schema;
    const whole = { ...rest, properties: { ...properties, metadata: { $ref: `#/definitions/${meta}` } } };
    const made = closed(whole, definitions);
    const name = `${spec.names.kind.toLowerCase()}-${spec.group.split('.')[0]}-${version}`;
    schemas.set(name, owner === 'keda' ? withScalers(made) : made);
  }

  const realm = z.toJSONSchema(keycloakRealmImport);
  schemas.set('keycloak-k8s-v2alpha1', z.toJSONSchema(keycloak)).set('keycloakrealmimport-k8s-v2alpha1', realm);
  rmSync(keptSchemas, { recursive: true, force: true });
  mkdirSync(keptSchemas, { recursive: true });
  for (const [name, schema] of schemas)
    writeFileSync(path.join(keptSchemas, `${name}.json`), `${JSON.stringify(schema)}\n`);
  console.log(`${schemas.size} schemas kept in k8s/schemas.`);
}
