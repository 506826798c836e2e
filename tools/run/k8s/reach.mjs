import { reaches } from './rooms.mjs';
import { named, ofKind, selects, workloads } from './workloads.mjs';

const ownNamespace = 'alcancia';
const outside = ['envoy-gateway-system', 'keda', 'cnpg-system', 'monitoring', 'kube-system', 'somebody-else'];

/** Everybody that may call or be called: our pods, what operators make of our resources, neighbours, the internet. */
function parties(resources) {
  const ours = workloads(resources).map(({ name, labels }) => ({ name, namespace: ownNamespace, labels }));
  const keycloak = named(resources, 'Keycloak', 'keycloak').spec.unsupported.podTemplate.metadata.labels;
  return [
    ...ours,
    { name: 'keycloak', namespace: ownNamespace, labels: keycloak },
    { name: 'postgres', namespace: ownNamespace, labels: { 'cnpg.io/cluster': 'postgres' } },
    ...outside.map((name) => ({
      name,
      namespace: name,
      labels: name === 'kube-system' ? { 'k8s-app': 'kube-dns' } : {},
    })),
    { name: 'internet', address: '203.0.113.7', labels: {} },
    { name: 'a private network', address: '192.168.7.7', labels: {} },
  ];
}

function isPeer(peer, party) {
  if (peer.ipBlock) return isWithin(peer.ipBlock, party);
  if (party.address) return false;
  const isThere = peer.namespaceSelector
    ? selects(peer.namespaceSelector, { 'kubernetes.io/metadata.name': party.namespace })
    : party.namespace === ownNamespace;
  return isThere && selects(peer.podSelector ?? {}, party.labels);
}

/** Only `0.0.0.0/0` and whole private networks are said in the manifests. */
function isWithin({ cidr, except = [] }, { address }) {
  if (cidr !== '0.0.0.0/0') throw new Error(`The policy does not read ${cidr} yet.`);
  return address !== undefined && !(address.startsWith('192.168.') && except.includes('192.168.0.0/16'));
}

/** What one side of a connection says of it: open as long as no policy selects the pod for that direction. */
function lets(policies, direction, party, other, port) {
  if (party.namespace !== ownNamespace) return true;
  const [type, list, peers] = direction;
  const speaking = policies.filter(
    ({ spec }) => spec.policyTypes.includes(type) && selects(spec.podSelector, party.labels),
  );
  if (speaking.length === 0) return true;
  return speaking
    .flatMap(({ spec }) => spec[list] ?? [])
    .some(
      (rule) =>
        (!rule[peers] || rule[peers].some((peer) => isPeer(peer, other))) &&
        (!rule.ports || rule.ports.some((one) => `${one.port}/${one.protocol ?? 'TCP'}` === port)),
    );
}

const outgoing = ['Egress', 'egress', 'to'];
const incoming = ['Ingress', 'ingress', 'from'];

/** Every connection that the NetworkPolicies let through, as `gateway → nats:4222`. */
export function connections(resources) {
  const policies = ofKind(resources, 'NetworkPolicy');
  const ports = new Set(['53/UDP', '1/TCP']);
  for (const { spec } of policies)
    for (const rule of [...(spec.ingress ?? []), ...(spec.egress ?? [])])
      for (const { port, protocol = 'TCP' } of rule.ports ?? []) ports.add(`${port}/${protocol}`);

  const all = parties(resources);
  const isOurs = ({ namespace }) => namespace === ownNamespace;
  return all.flatMap((from) =>
    all
      .filter((to) => isOurs(from) || isOurs(to))
      .flatMap((to) =>
        [...ports]
          .filter((port) => lets(policies, outgoing, from, to, port) && lets(policies, incoming, to, from, port))
          .map((port) => `${from.name} → ${to.name}:${port.replace('/TCP', '')}`),
      ),
  );
}

/** How the connections that are possible differ from those that were meant. */
export function misconnections(resources) {
  const everybody = parties(resources).filter(({ namespace }) => namespace === ownNamespace);
  const meant = new Set([
    ...Object.entries(reaches).flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`)),
    ...everybody.flatMap(({ name }) => [`${name} → kube-system:53`, `${name} → kube-system:53/UDP`]),
  ]);
  const possible = new Set(connections(resources));
  return [
    ...[...possible].filter((one) => !meant.has(one)).map((one) => `${one} is open`),
    ...[...meant].filter((one) => !possible.has(one)).map((one) => `${one} is closed`),
  ];
}
