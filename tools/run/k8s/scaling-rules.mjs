import { durableOf, eventStream, listening } from '../../../contracts/dist/streams.js';
import { named, same, scalersOf, without } from './workloads.mjs';

const namespace = 'alcancia';
const lagTriggers = (resources, name) =>
  (named(resources, 'ScaledObject', name)?.spec.triggers ?? []).filter(({ type }) => type === 'nats-jetstream');
const listeners = Object.entries(listening).filter(([, sources]) => sources.length > 0);

/** How many pods there are, and who decides it. `spoils` take it away again, and the rule must notice each of them. */
export const scalingRules = [
  {
    says: 'the gateway scales by its processor',
    holds: (resources) => {
      const [scaler, ...others] = scalersOf(resources, { name: 'gateway' });
      return (
        others.length === 0 &&
        scaler?.kind === 'HorizontalPodAutoscaler' &&
        scaler.spec.metrics.some(({ resource }) => resource?.name === 'cpu')
      );
    },
    spoils: [
      (resources) => without(resources, 'HorizontalPodAutoscaler', 'gateway'),
      (resources) => (named(resources, 'HorizontalPodAutoscaler', 'gateway').spec.metrics[0].resource.name = 'memory'),
    ],
  },
  {
    says: 'each service that listens scales by what waits in each of its consumers, and by nothing twice',
    holds: (resources) =>
      listeners.every(
        ([service, sources]) =>
          scalersOf(resources, { name: service }).length === 1 &&
          same(
            lagTriggers(resources, service)
              .map(({ metadata }) => metadata.consumer)
              .sort(),
            sources.map((source) => durableOf(service, source)).sort(),
          ) &&
          lagTriggers(resources, service).every(
            ({ metadata }) => metadata.stream === eventStream.name && metadata.account === 'ALCANCIA',
          ),
      ),
    spoils: [
      (resources) => without(resources, 'ScaledObject', 'family'),
      (resources) => named(resources, 'ScaledObject', 'notifications').spec.triggers.pop(),
      (resources) => (lagTriggers(resources, 'family')[0].metadata.account = '$G'),
      (resources) => (lagTriggers(resources, 'family')[0].metadata.consumer = 'family'),
      (resources) => (named(resources, 'HorizontalPodAutoscaler', 'gateway').spec.scaleTargetRef.name = 'family'),
    ],
  },
  {
    says: 'KEDA finds each server of NATS by its own name',
    holds: (resources) => {
      const set = named(resources, 'StatefulSet', 'nats');
      const headless = named(resources, 'Service', set.spec.serviceName);
      const [monitor] = headless?.spec.ports.filter(({ port }) => port === 8222) ?? [];
      return (
        headless?.spec.clusterIP === 'None' &&
        monitor !== undefined &&
        listeners.every(([service]) =>
          lagTriggers(resources, service).every(
            ({ metadata }) =>
              metadata.natsServerMonitoringEndpoint ===
              `${headless.metadata.name}.${namespace}.svc.cluster.local:${monitor.port}`,
          ),
        ) &&
        set.spec.template.spec.containers[0].args.includes('--server_name=$(POD_NAME)')
      );
    },
    spoils: [
      (resources) => delete named(resources, 'Service', 'nats-peers').spec.clusterIP,
      (resources) => (lagTriggers(resources, 'family')[0].metadata.natsServerMonitoringEndpoint = 'nats:8222'),
    ],
  },
];
