import { paths } from './rooms.mjs';
import { named, ofKind, same, selects, without, workloads } from './workloads.mjs';

const hostOf = (resources) => new URL(ofKind(resources, 'ConfigMap').find(isPlace).data.PUBLIC_ORIGIN).host;
const isPlace = ({ metadata }) => metadata.name.startsWith('place-');

/** `name:port` of a Service that leads to a port which a workload really has. */
function leadsSomewhere(resources, { name, port }) {
  const service = named(resources, 'Service', name);
  const target = service?.spec.ports.find((one) => one.port === port)?.targetPort;
  const behind = workloads(resources).filter(
    ({ labels }) => service && selects({ matchLabels: service.spec.selector }, labels),
  );
  return behind.length === 1 && behind[0].main.ports.some((one) => one.name === target);
}

const routeOf = (resources) => named(resources, 'HTTPRoute', 'public');

/** What people reach from outside, and where it leads. `spoils` take it away again, and the rule must notice each of them. */
export const entranceRules = [
  {
    says: 'the entrance sends each path where it belongs, sockets without a deadline',
    holds: (resources) => {
      const rules = routeOf(resources)?.spec.rules ?? [];
      const found = rules.flatMap(({ matches, backendRefs: [{ name, port }], timeouts }) =>
        matches.map(({ path: { type, value } }) => [`${type} ${value}`, `${name}:${port} ${timeouts?.request ?? ''}`]),
      );
      const wanted = Object.entries(paths).map(([path, { to, timeout = '' }]) => [path, `${to} ${timeout}`]);
      return same(found.sort(), wanted.sort());
    },
    spoils: [
      (resources) => routeOf(resources).spec.rules.shift(),
      (resources) => delete routeOf(resources).spec.rules[0].timeouts,
      (resources) => (routeOf(resources).spec.rules[1].backendRefs[0].name = 'web-child'),
      (resources) => (routeOf(resources).spec.rules[1].matches[0].path.value = '/remote/family'),
    ],
  },
  {
    says: 'every Service leads to a port that is there',
    holds: (resources) =>
      ofKind(resources, 'Service').every(({ metadata, spec }) =>
        spec.ports.every(({ port }) => leadsSomewhere(resources, { name: metadata.name, port })),
      ) &&
      routeOf(resources).spec.rules.every(({ backendRefs }) =>
        backendRefs.every((backend) => leadsSomewhere(resources, backend)),
      ),
    spoils: [
      (resources) => (named(resources, 'Service', 'gateway').spec.ports[0].targetPort = 'web'),
      (resources) => (named(resources, 'Service', 'redis').spec.selector = { app: 'redis' }),
      (resources) => without(resources, 'Service', 'web-child'),
    ],
  },
  {
    says: 'people see one address, and only by HTTPS',
    holds: (resources) => {
      const host = hostOf(resources);
      const { listeners: open } = ofKind(resources, 'Gateway')[0].spec;
      const redirect = named(resources, 'HTTPRoute', 'to-https');
      const secure = open.filter(({ protocol }) => protocol === 'HTTPS');
      return (
        open.every(({ hostname }) => hostname === host) &&
        ofKind(resources, 'HTTPRoute').every(({ spec }) => same(spec.hostnames, [host])) &&
        ofKind(resources, 'Keycloak')[0].spec.hostname.hostname === `https://${host}` &&
        secure.length === 1 &&
        secure[0].tls?.certificateRefs?.length === 1 &&
        routeOf(resources).spec.parentRefs.every(({ sectionName }) => sectionName === secure[0].name) &&
        redirect?.spec.rules[0].filters[0].requestRedirect.scheme === 'https'
      );
    },
    spoils: [
      (resources) => (ofKind(resources, 'Keycloak')[0].spec.hostname.hostname = 'https://another.example'),
      (resources) => (routeOf(resources).spec.hostnames = ['another.example']),
      (resources) => delete routeOf(resources).spec.parentRefs[0].sectionName,
      (resources) => (ofKind(resources, 'ConfigMap').find(isPlace).data.PUBLIC_ORIGIN = 'https://another.example'),
      (resources) => without(resources, 'HTTPRoute', 'to-https'),
    ],
  },
];
