import { stringify } from 'yaml';

const appName = 'app.kubernetes.io/name';
const labels = { 'app.kubernetes.io/component': 'front-end' };

const deployment = (name) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, labels },
  spec: {
    selector: { matchLabels: { [appName]: name } },
    template: {
      metadata: { labels: { [appName]: name } },
      spec: { containers: [{ name: 'main', image: `ghcr.io/alcancia/${name}` }] },
    },
  },
});

const service = (name) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels },
  spec: { selector: { [appName]: name } },
});

const budget = (name) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels },
  spec: { selector: { matchLabels: { [appName]: name } } },
});

const kustomization = (name) => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['front-end.yaml'],
  components: ['../../components/front-end', '../../components/process', '../../components/probes'],
  labels: [{ pairs: { [appName]: name, 'app.kubernetes.io/part-of': 'alcancia' } }],
});

const head =
  '# Made from contracts/src/rooms.ts by `npm run record`. What all front ends share: k8s/components/front-end.\n';

/** k8s/base/web-<front end>. */
export function frontEndFiles(frontEnd) {
  const name = `web-${frontEnd}`;
  const resources = [deployment(name), service(name), budget(name)];
  return {
    [`k8s/base/${name}/kustomization.yaml`]: head + stringify(kustomization(name)),
    [`k8s/base/${name}/front-end.yaml`]: head + resources.map((resource) => stringify(resource)).join('---\n'),
  };
}

const remotes = (names) => names.filter((name) => name !== 'shell');

/** The section of k8s/base/gateway/deployment.yaml that says where the front ends are. */
export const gatewaySections = ({ frontEndNames }) => ({
  'front ends': [
    '- name: FRONTENDS',
    `  value: '${JSON.stringify(Object.fromEntries(frontEndNames.map((name) => [name, `http://web-${name}`])))}'`,
  ],
});

/** The section of k8s/base/gateway/entrance.yaml that sends each micro-frontend's files to its server. */
export const entranceSections = ({ frontEndNames }) => ({
  'micro-frontends': stringify(
    remotes(frontEndNames).map((name) => ({
      matches: [{ path: { type: 'PathPrefix', value: `/remotes/${name}` } }],
      backendRefs: [{ name: `web-${name}`, port: 80 }],
    })),
  )
    .trimEnd()
    .split('\n'),
});
