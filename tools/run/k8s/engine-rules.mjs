import { services } from './rooms.mjs';
import { environmentOf, named, ofKind, same, without, workloads } from './workloads.mjs';

const clusterOf = (resources) => ofKind(resources, 'Cluster')[0];
const keycloakOf = (resources) => ofKind(resources, 'Keycloak')[0];
const natsOf = (resources) => named(resources, 'StatefulSet', 'nats').spec.template.spec.containers[0];
const rolesOf = (resources) => clusterOf(resources).spec.managed.roles;
const hasRole = (resources, name, secret) =>
  rolesOf(resources).some((role) => role.name === name && role.login && role.passwordSecret.name === secret);

/** The engines that operators run for us: each service's place in PostgreSQL, who changes its schema, Keycloak. `spoils` take it away again, and the rule must notice each of them. */
export const engineRules = [
  {
    says: 'each service has a database, a role that works and a role that owns',
    holds: (resources) =>
      services.every((name) => {
        const { spec } = named(resources, 'Database', name) ?? {};
        return (
          spec?.owner === `${name}_owner` &&
          spec.name === name &&
          hasRole(resources, name, `${name}-database`) &&
          hasRole(resources, `${name}_owner`, `${name}-database-owner`)
        );
      }) && rolesOf(resources).every(({ superuser, createdb, createrole }) => !superuser && !createdb && !createrole),
    spoils: [
      (resources) => (named(resources, 'Database', 'family').spec.owner = 'family'),
      (resources) => without(resources, 'Database', 'identity'),
      (resources) => rolesOf(resources).shift(),
      (resources) => (rolesOf(resources)[0].superuser = true),
    ],
  },
  {
    says: 'each service is migrated by its own job, in the owner’s name',
    holds: (resources) =>
      services.every((name) => {
        const job = workloads(resources).find((one) => one.kind === 'Job' && one.name === `migrate-${name}`);
        const service = workloads(resources).find((one) => one.kind === 'Deployment' && one.name === name);
        const secret = job?.main.env.find((one) => one.name === 'MIGRATION_DATABASE_URL').valueFrom.secretKeyRef.name;
        return (
          secret === `${name}-database-owner` &&
          same(job.main.args, ['migrate']) &&
          job.main.image === service.main.image &&
          job.pod.initContainers?.length === 1
        );
      }),
    spoils: [
      (resources) => without(resources, 'Job', 'migrate-family'),
      (resources) => delete named(resources, 'Job', 'migrate-family').spec.template.spec.containers[0].args,
      (resources) => (named(resources, 'Job', 'migrate-family').spec.template.spec.containers[0].image += '1'),
      (resources) => delete named(resources, 'Job', 'migrate-family').spec.template.spec.initContainers,
    ],
  },
  {
    says: 'NATS is given each password in quotation marks: bare, it takes one such as 12e8 for a number',
    holds: (resources) => {
      const given = Object.entries(environmentOf(resources, natsOf(resources))).filter(([name]) =>
        name.startsWith('NATS_PASSWORD_'),
      );
      return given.length > services.length && given.every(([, value]) => /^"secret:nats\/[a-z]+"$/.test(value));
    },
    spoils: [
      (resources) => {
        const password = natsOf(resources).env.find(({ name }) => name === 'NATS_PASSWORD_FAMILY');
        password.value = password.value.replaceAll('"', '');
      },
      (resources) => (natsOf(resources).env = []),
    ],
  },
  {
    says: 'what was acknowledged is on two disks, and a copy of all is made each day',
    holds: (resources) => {
      const { instances, postgresql, backup } = clusterOf(resources).spec;
      const [daily] = ofKind(resources, 'ScheduledBackup');
      return (
        instances >= 2 &&
        postgresql.synchronous?.number >= 1 &&
        postgresql.synchronous.dataDurability === 'required' &&
        backup?.volumeSnapshot?.online === false &&
        daily?.spec.cluster.name === clusterOf(resources).metadata.name &&
        daily.spec.method === 'volumeSnapshot'
      );
    },
    spoils: [
      (resources) => (clusterOf(resources).spec.instances = 1),
      (resources) => delete clusterOf(resources).spec.postgresql.synchronous,
      (resources) => delete clusterOf(resources).spec.backup,
      (resources) => without(resources, 'ScheduledBackup'),
    ],
  },
  {
    says: 'Keycloak looks at a connection to PostgreSQL before it uses it',
    holds: (resources) =>
      keycloakOf(resources).spec.unsupported.podTemplate.spec.containers[0].env.some(
        ({ name, value }) => name === 'QUARKUS_DATASOURCE_JDBC_VALIDATE_ON_BORROW' && value === 'true',
      ),
    spoils: [(resources) => (keycloakOf(resources).spec.unsupported.podTemplate.spec.containers[0].env = [])],
  },
  {
    says: 'Keycloak has no public address of its own, holds no right and takes two sign-ins at once',
    holds: (resources) => {
      const { ingress, unsupported, additionalOptions } = keycloakOf(resources).spec;
      const { securityContext: pod, containers } = unsupported.podTemplate.spec;
      const { allowPrivilegeEscalation, capabilities } = containers[0].securityContext;
      return (
        ingress.enabled === false &&
        pod.runAsNonRoot === true &&
        pod.seccompProfile?.type === 'RuntimeDefault' &&
        allowPrivilegeEscalation === false &&
        same(capabilities?.drop, ['ALL']) &&
        additionalOptions.some(({ name, value }) => name.endsWith('allow-concurrent-requests') && value === 'true')
      );
    },
    spoils: [
      (resources) => (keycloakOf(resources).spec.ingress.enabled = true),
      (resources) => delete keycloakOf(resources).spec.unsupported.podTemplate.spec.securityContext.runAsNonRoot,
      (resources) =>
        delete keycloakOf(resources).spec.unsupported.podTemplate.spec.containers[0].securityContext.capabilities,
      (resources) => (keycloakOf(resources).spec.additionalOptions = []),
    ],
  },
];
