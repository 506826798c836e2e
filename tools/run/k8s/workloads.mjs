import { isDeepStrictEqual } from 'node:util';

const podTemplateOf = {
  Deployment: ({ spec }) => spec.template,
  StatefulSet: ({ spec }) => spec.template,
  Job: ({ spec }) => spec.template,
  CronJob: ({ spec }) => spec.jobTemplate.spec.template,
};

export const ofKind = (resources, kind) => resources.filter((resource) => resource.kind === kind);
export const named = (resources, kind, name) =>
  ofKind(resources, kind).find((resource) => resource.metadata.name === name);

/** Everything of ours that becomes pods. What an operator makes of a resource of its own is not here. */
export const workloads = (resources) =>
  resources
    .filter(({ kind }) => Object.hasOwn(podTemplateOf, kind))
    .map((resource) => {
      const { metadata, spec: pod } = podTemplateOf[resource.kind](resource);
      const containers = [...(pod.initContainers ?? []), ...pod.containers];
      return {
        resource,
        kind: resource.kind,
        name: resource.metadata.name,
        title: `${resource.kind} ${resource.metadata.name}`,
        pod,
        labels: metadata.labels,
        containers,
        main: pod.containers[0],
      };
    });

export const staysUp = ({ kind }) => kind === 'Deployment' || kind === 'StatefulSet';

/** Whether a label selector, also an empty one, takes these labels. */
export function selects({ matchLabels = {}, matchExpressions = [] }, labels) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`The policy does not read ${operator} yet.`);
      return values.includes(labels[key]);
    })
  );
}

/** The autoscaler of a workload, the cluster's own or KEDA's. */
export const scalersOf = (resources, { name }) =>
  resources.filter(
    ({ kind, spec }) =>
      (kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject') && spec.scaleTargetRef.name === name,
  );

/** How many pods there are in the quietest hour. */
export function fewest(resources, workload) {
  const [scaler] = scalersOf(resources, workload);
  return scaler ? (scaler.spec.minReplicas ?? scaler.spec.minReplicaCount) : (workload.resource.spec.replicas ?? 1);
}

/**
 * The variables of a container as the process sees them; a secret's value is its place, `secret:family/INTENT_SECRET`,
 * also where it stands in quotation marks. As in Kubernetes, `$(NAME)` takes in a variable that stands further up.
 */
export function environmentOf(resources, { env = [] }) {
  const known = {};
  const valueOf = ({ value, valueFrom = {} }) => {
    const { secretKeyRef: secret, configMapKeyRef: config, fieldRef: field } = valueFrom;
    if (secret) return `secret:${secret.name}/${secret.key}`;
    if (config) return named(resources, 'ConfigMap', config.name)?.data?.[config.key];
    if (field) return `field:${field.fieldPath}`;
    return value?.replaceAll(/\$\((\w+)\)/g, (reference, name) => known[name] ?? reference);
  };
  for (const one of env) known[one.name] = valueOf(one);
  return known;
}

/** Whether two values say the same, whatever the order of their keys. */
export const same = isDeepStrictEqual;

/** Takes one resource out: the first of its kind, or the one of that name. */
export function without(resources, kind, name) {
  const one = resources.find((resource) => resource.kind === kind && (!name || resource.metadata.name === name));
  resources.splice(resources.indexOf(one), 1);
}
