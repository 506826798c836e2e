import { environments, mayBeEmpty } from './rooms.mjs';
import { environmentOf, fewest, named, ofKind, scalersOf, selects, staysUp } from './workloads.mjs';

const isOurs = ({ main }) => main.image.startsWith('ghcr.io/alcancia/');
const pagesOf = { startupProbe: '/health/live', livenessProbe: '/health/live', readinessProbe: '/health/ready' };

/** A probe of ours asks the page that is meant for it; an engine's asks whatever the engine understands. */
const probeRule = (probe) => ({
  says: `${probe}${probe === 'startupProbe' ? ' lets it wait for its engines' : ''}`,
  of: staysUp,
  holds: (workload) => {
    const asked = workload.main[probe];
    const port = asked?.httpGet?.port ?? asked?.tcpSocket?.port;
    if (!workload.main.ports?.some(({ name }) => name === port)) return false;
    return !isOurs(workload) || asked.httpGet?.path === pagesOf[probe];
  },
  spoils: [
    ({ main }) => delete main[probe],
    ({ main }) => ((main[probe].httpGet ?? main[probe].tcpSocket).port = 'elsewhere'),
  ],
});

const contextRule = (says, holds, ...spoils) => ({ says, of: () => true, holds, spoils });

const isSecret = (name) => /PASSWORD|SECRET|^(DATABASE|MIGRATION_DATABASE|REDIS|SMTP)_URL$/.test(name);

/** What must hold for each workload; `spoils` take it away again, and the rule must notice each of them. */
export const podRules = [
  probeRule('startupProbe'),
  probeRule('livenessProbe'),
  probeRule('readinessProbe'),
  contextRule(
    'asks for processor and memory, and never takes more memory',
    ({ containers }) =>
      containers.every(
        ({ resources }) => resources?.requests?.cpu && resources.requests.memory && resources.limits?.memory,
      ),
    ({ main }) => delete main.resources,
    ({ main }) => delete main.resources.limits.memory,
  ),
  contextRule(
    'is not root',
    ({ pod, containers }) =>
      pod.securityContext?.runAsNonRoot === true &&
      pod.securityContext.runAsUser > 0 &&
      containers.every(({ securityContext: own }) => own?.runAsUser !== 0 && own?.runAsNonRoot !== false),
    ({ pod }) => delete pod.securityContext.runAsNonRoot,
    ({ main }) => (main.securityContext.runAsUser = 0),
  ),
  contextRule(
    'calls the kernel by the default profile only',
    ({ pod }) => pod.securityContext?.seccompProfile?.type === 'RuntimeDefault',
    ({ pod }) => delete pod.securityContext.seccompProfile,
  ),
  contextRule(
    'gains no right and writes to no file of its image',
    ({ containers }) =>
      containers.every(
        ({ securityContext: own }) =>
          own?.allowPrivilegeEscalation === false &&
          own.readOnlyRootFilesystem === true &&
          own.capabilities?.drop?.includes('ALL') &&
          !own.capabilities.add &&
          !own.privileged,
      ),
    ({ main }) => delete main.securityContext.allowPrivilegeEscalation,
    ({ main }) => (main.securityContext.readOnlyRootFilesystem = false),
    ({ main }) => (main.securityContext.capabilities.drop = ['NET_RAW']),
    ({ containers }) => delete containers[0].securityContext,
  ),
  contextRule(
    'holds no key of the cluster',
    ({ pod }) => pod.automountServiceAccountToken === false,
    ({ pod }) => delete pod.automountServiceAccountToken,
  ),
  contextRule(
    'shares nothing with its machine',
    ({ pod }) =>
      !pod.hostNetwork && !pod.hostPID && !pod.hostIPC && !(pod.volumes ?? []).some(({ hostPath }) => hostPath),
    ({ pod }) => (pod.hostNetwork = true),
    ({ pod }) => (pod.volumes = [{ name: 'machine', hostPath: { path: '/' } }]),
  ),
  contextRule(
    'mounts only what is there',
    ({ pod }, resources) =>
      (pod.volumes ?? []).every(({ configMap }) => !configMap || named(resources, 'ConfigMap', configMap.name)),
    ({ pod }) => (pod.volumes = [{ name: 'config', configMap: { name: 'another' } }]),
  ),
  contextRule(
    'comes from an image with a version',
    ({ containers }) => containers.every(({ image }) => /@sha256:[0-9a-f]{64}$|:(?!latest$)[\w.-]+$/.test(image)),
    ({ main }) => (main.image = main.image.replace(/[:@][^/]*$/, '')),
    ({ main }) => (main.image = main.image.replace(/[:@][^/]*$/, ':latest')),
  ),
  contextRule(
    'gets every variable that its room needs, and none that nobody reads',
    ({ name, main }, resources) => {
      const { needs, mayHave } = environments[name] ?? { needs: ['a table in rooms.mjs'], mayHave: [] };
      const given = environmentOf(resources, main);
      const isGiven = (variable) => given[variable] || (given[variable] === '' && mayBeEmpty(variable));
      return (
        needs.every(isGiven) &&
        Object.keys(given).every((variable) => isGiven(variable) && [...needs, ...mayHave].includes(variable))
      );
    },
    ({ name, main }) => {
      const [needed] = environments[name].needs;
      main.env = main.env.filter((variable) => variable.name !== needed);
    },
    ({ main }) => (main.env[0].name += 'S'),
    ({ main }) => main.env.push({ name: 'NOBODY_READS_THIS', value: 'x' }),
  ),
  contextRule(
    'takes secrets from Secrets, and nothing else from there',
    ({ containers }, resources) =>
      containers.every((container) =>
        Object.entries(environmentOf(resources, container)).every(
          ([name, value]) => isSecret(name) === /^"?secret:/.test(String(value)) || name === 'PGUSER',
        ),
      ) && containers.every(({ envFrom }) => !envFrom),
    ({ main }) => main.env.push({ name: 'ANY_SECRET', value: 'in the open' }),
  ),
  {
    says: 'leaves in order: a pause, then time to finish',
    of: staysUp,
    holds: ({ pod, main }) => {
      const pause = main.lifecycle?.preStop?.sleep?.seconds ?? 0;
      return pause >= 3 && pod.terminationGracePeriodSeconds >= pause + 40;
    },
    spoils: [({ main }) => delete main.lifecycle, ({ pod }) => (pod.terminationGracePeriodSeconds = 30)],
  },
  {
    says: 'is spread over machines and zones',
    of: staysUp,
    holds: ({ pod, labels }) =>
      ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].every((key) =>
        pod.topologySpreadConstraints?.some(
          ({ topologyKey, labelSelector }) => topologyKey === key && labelSelector && selects(labelSelector, labels),
        ),
      ),
    spoils: [
      ({ pod }) => delete pod.topologySpreadConstraints,
      ({ pod }) => pod.topologySpreadConstraints.pop(),
      ({ pod }) => (pod.topologySpreadConstraints[0].labelSelector.matchLabels = { app: 'another' }),
    ],
  },
  {
    says: 'has one budget for disruptions, which lets machines be emptied',
    of: staysUp,
    holds: ({ labels }, resources) => {
      const budgets = ofKind(resources, 'PodDisruptionBudget').filter(({ spec }) => selects(spec.selector, labels));
      return budgets.length === 1 && budgets[0].spec.maxUnavailable === 1;
    },
    spoils: [
      (workload, resources) => resources.splice(resources.indexOf(budgetOf(workload, resources)), 1),
      (workload, resources) => (budgetOf(workload, resources).spec.selector.matchLabels = { app: 'another' }),
      (workload, resources) => (budgetOf(workload, resources).spec.maxUnavailable = 0),
    ],
  },
  {
    says: 'runs at least once, and one hand alone sets how often',
    of: staysUp,
    holds: (workload, resources) => {
      const scalers = scalersOf(resources, workload);
      const isFixed = workload.resource.spec.replicas !== undefined;
      return scalers.length + Number(isFixed) === 1 && fewest(resources, workload) >= 1;
    },
    spoils: [
      ({ resource: { spec } }) => {
        if (spec.replicas === undefined) spec.replicas = 3;
        else delete spec.replicas;
      },
    ],
  },
  {
    says: 'is replaced without a gap',
    of: ({ kind }) => kind === 'Deployment',
    holds: ({ resource: { spec } }) =>
      spec.strategy?.type === 'RollingUpdate' && spec.strategy.rollingUpdate.maxUnavailable === 0,
    spoils: [({ resource }) => delete resource.spec.strategy],
  },
];

const budgetOf = ({ labels }, resources) =>
  ofKind(resources, 'PodDisruptionBudget').find(({ spec }) => selects(spec.selector, labels));
