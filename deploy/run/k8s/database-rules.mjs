import { services } from './rooms.mjs';
import { named, ofKind, same, without, workloads } from './workloads.mjs';

const rolesOf = (resources) => ofKind(resources, 'Cluster')[0].spec.managed.roles;
const hasRole = (resources, name, secret) =>
  rolesOf(resources).some((role) => role.name === name && role.login && role.passwordSecret.name === secret);

/** Each service's place in PostgreSQL, and who changes its schema. `spoils` take it away again, and the rule must notice each of them. */
export const databaseRules = [
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
];
