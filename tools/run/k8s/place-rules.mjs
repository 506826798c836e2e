import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../place.mjs';
import { misconnections } from './reach.mjs';
import { named, ofKind, same, without, workloads } from './workloads.mjs';

const namespace = 'alcancia';
const read = (...place) => readFileSync(path.join(root, ...place), 'utf8');

/** Every Secret that anything asks for, as `name/key`. */
function secretsAsked(value, found = new Set()) {
  if (value === null || typeof value !== 'object') return found;
  for (const [key, inner] of Object.entries(value)) {
    if (/^(secretKeyRef|secret|usernameSecret|passwordSecret)$/.test(key) && inner?.name)
      found.add(inner.key ? `${inner.name}/${inner.key}` : inner.name);
    secretsAsked(inner, found);
  }
  return found;
}

/** What must hold for the namespace as a whole. `spoils` take it away again, and the rule must notice each of them. */
export const placeRules = [
  {
    says: 'no secret is written down',
    holds: (resources) => ofKind(resources, 'Secret').length === 0,
    spoils: [(resources) => resources.push({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'open' }, data: {} })],
  },
  {
    says: 'everything lives in one namespace, which takes only restricted pods',
    holds: (resources) =>
      named(resources, 'Namespace', namespace)?.metadata.labels['pod-security.kubernetes.io/enforce'] ===
        'restricted' &&
      resources.every(({ kind, metadata }) => kind === 'Namespace' || metadata.namespace === namespace),
    spoils: [
      (resources) => delete resources.find(({ kind }) => kind === 'Service').metadata.namespace,
      (resources) => without(resources, 'Namespace'),
    ],
  },
  {
    says: 'the network starts from nothing, in both directions',
    holds: (resources) =>
      same(named(resources, 'NetworkPolicy', 'deny-all')?.spec, {
        podSelector: {},
        policyTypes: ['Ingress', 'Egress'],
      }),
    spoils: [
      (resources) => without(resources, 'NetworkPolicy', 'deny-all'),
      (resources) => named(resources, 'NetworkPolicy', 'deny-all').spec.policyTypes.pop(),
    ],
  },
  {
    says: 'the network lets through what was meant, and nothing else',
    holds: (resources) => misconnections(resources).length === 0,
    why: misconnections,
    spoils: [
      (resources) => (named(resources, 'NetworkPolicy', 'deny-all').spec.policyTypes = ['Egress']),
      (resources) => delete named(resources, 'NetworkPolicy', 'nats').spec.ingress.at(-1).ports,
      (resources) => (named(resources, 'NetworkPolicy', 'redis').spec.ingress[0].from = undefined),
      (resources) => delete named(resources, 'NetworkPolicy', 'reaches-mail').spec.egress[0].to[0].ipBlock.except,
    ],
    // None is there for nothing: without any one of them somebody reaches too much or too little.
    spoilEach: (resources) =>
      ofKind(resources, 'NetworkPolicy').map(
        ({ metadata }) =>
          (copy) =>
            without(copy, 'NetworkPolicy', metadata.name),
      ),
  },
  {
    says: 'every Secret that is asked for is in the README’s list',
    holds: (resources) => {
      const listed = read('k8s/README.md');
      return [...secretsAsked(resources)].every((one) => {
        const [name, key] = one.split('/');
        return listed
          .split('\n')
          .some((line) => line.startsWith(`| \`${name}\` |`) && (!key || line.includes(`\`${key}\``)));
      });
    },
    spoils: [
      (resources) =>
        (workloads(resources)[0].main.env.find(({ valueFrom }) => valueFrom?.secretKeyRef).valueFrom.secretKeyRef.key =
          'other'),
    ],
  },
  {
    says: 'the realm is the one of every other way of running (npm run k8s -- --write)',
    holds: (resources) =>
      same(
        named(resources, 'KeycloakRealmImport', 'alcancia')?.spec.realm,
        JSON.parse(read('deploy/keycloak/alcancia-realm.json')),
      ),
    spoils: [(resources) => (named(resources, 'KeycloakRealmImport', 'alcancia').spec.realm.accessTokenLifespan = 301)],
  },
];
