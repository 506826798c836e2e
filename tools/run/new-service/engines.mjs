// In a copy of the project: `node engines.mjs <service> <folder> <first port>` runs one service on a PostgreSQL and a
// NATS of its own, as `npm run stack` would, and says what it found as one line of JSON.
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { root } from '../place.mjs';

const [name, folder, port] = process.argv.slice(2);
const inStack = (file) => import(path.join(root, 'deploy/stack/dist', file));
const [{ readSettings }, { openPlace }, { postgresProcess }, { natsProcess, natsUrl }, apps, { serviceNames }] =
  await Promise.all([
    inStack('settings.js'),
    inStack('place.js'),
    inStack('engines/postgres.js'),
    inStack('engines/nats.js'),
    inStack('apps.js'),
    import('@alcancia/contracts/rooms'),
  ]);
const place = openPlace(readSettings({ STACK_DIR: folder, STACK_PORT: port }));
const { host, ports } = place.settings;

const timeoutMs = 60_000;
class Ended extends Error {}
const orNotYet = (error) => {
  if (error instanceof Ended) throw error;
  return false;
};
async function until(what, isSo) {
  for (const endsAt = Date.now() + timeoutMs; !(await isSo().catch(orNotYet));) {
    if (Date.now() > endsAt) throw new Error(`${what}: not within ${timeoutMs / 1000} s; see ${folder}/logs`);
    await pause(100);
  }
}

const run = (main, args, env) =>
  execFileSync(process.execPath, [path.join(root, main), ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const sql = (database, statement) =>
  execFileSync(
    'psql',
    ['-X', '-A', '-t', '-h', host, '-p', `${ports.postgres}`, '-U', 'postgres', '-c', statement, database],
    {
      env: { PATH: process.env.PATH, PGPASSWORD: place.secrets.of('postgres.postgres') },
      encoding: 'utf8',
    },
  ).trim();

/** Every place by the script that the official image calls: it takes the services from the passwords that it is given. */
function makePlaces() {
  const passwords = serviceNames.flatMap((each) => [
    [`${each.toUpperCase()}_PASSWORD`, place.secrets.of(`postgres.${each}`)],
    [`${each.toUpperCase()}_OWNER_PASSWORD`, place.secrets.of(`postgres.${each}_owner`)],
  ]);
  execFileSync('sh', [path.join(root, 'deploy/postgres/init.sh')], {
    env: {
      PATH: process.env.PATH,
      PGHOST: host,
      PGPORT: `${ports.postgres}`,
      PGPASSWORD: place.secrets.of('postgres.postgres'),
      SCRIPTS: path.join(root, 'deploy/postgres'),
      KEYCLOAK_PASSWORD: place.secrets.of('postgres.keycloak'),
      ...Object.fromEntries(passwords),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** As identity would: the child's event in the stream, by identity's own user. */
async function tellOfChild(childId) {
  const [{ connect }, { jetstream }, { avatar, palette }] = await Promise.all([
    import('@nats-io/transport-node'),
    import('@nats-io/jetstream'),
    import('@alcancia/contracts/values'),
  ]);
  const connection = await connect({
    servers: natsUrl(place),
    user: 'identity',
    pass: place.secrets.of('nats.identity'),
    inboxPrefix: '_INBOX_identity',
  });
  const subject = 'events.identity.child-changed.v1';
  const data = {
    childId,
    familyId: childId,
    displayName: 'Luna',
    avatar: avatar.options[0],
    palette: palette.options[0],
    isNew: true,
  };
  const envelope = { id: childId, subject, aggregateId: childId, sequence: 1, correlationId: 'proof', data };
  await jetstream(connection).publish(subject, JSON.stringify({ ...envelope, occurredAt: new Date().toISOString() }), {
    msgID: childId,
  });
  await connection.close();
}

const postgres = postgresProcess(place);
const nats = natsProcess(place);
let service;
try {
  await postgres.prepare();
  await postgres.runner.start();
  await until('PostgreSQL', postgres.answers);
  makePlaces();
  await nats.runner.start();
  await until('NATS', nats.answers);
  const streams = apps
    .appsOf(place)
    .flat()
    .find((app) => app.name === 'streams');
  run(streams.spec.main, [], streams.spec.env);
  run(apps.serviceMain(name), ['migrate'], apps.migrationEnv(place, name));

  service = spawn(process.execPath, [path.join(root, apps.serviceMain(name))], {
    env: { PATH: process.env.PATH, ...apps.serviceEnv(place, name) },
    stdio: 'inherit',
  });
  await until(name, async () => {
    if (service.exitCode !== null) throw new Ended(`${name} ended by itself`);
    return (await fetch(`http://${host}:${ports[name]}/health/ready`)).ok;
  });
  const childId = '01890000-0000-7000-8000-000000000001';
  await tellOfChild(childId);
  const known = () => sql(name, `select display_name from ${name}.known_children where child_id = '${childId}'`);
  await until('the event', async () => known() === 'Luna');
  const [{ consumer_detail: consumers }] = await fetch(`http://${host}:${ports.natsMonitor}/jsz?consumers=true`)
    .then((answer) => answer.json())
    .then(({ account_details: [{ stream_detail: found }] }) => found);
  console.log(
    JSON.stringify({
      isReady: true,
      hasHeard: known() === 'Luna',
      consumers: consumers.map((one) => one.name),
      roles: sql(
        'postgres',
        `select string_agg(rolname, ',' order by rolname) from pg_roles where rolname ~ '^${name}'`,
      ),
      mayAlter: sql(name, `select has_schema_privilege('${name}', '${name}', 'create')`),
    }),
  );
} finally {
  service?.kill('SIGTERM');
  await nats.runner.stop();
  await postgres.runner.stop();
}
