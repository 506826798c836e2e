// In a copy of the project: `node embedded.mjs <service> <folder> <port>` starts everything in this process and says as
// one line of JSON which services are ready, what the schema of this one holds, and which routes the gateway has.
import path from 'node:path';

import { root } from '../place.mjs';

const [name, folder, port] = process.argv.slice(2);
const inEmbedded = (file) => import(path.join(root, 'deploy/embedded/dist', file));
const [{ openDataFolder }, { openDatabases }, { startSystem }] = await Promise.all([
  inEmbedded('data-folder.js'),
  inEmbedded('databases.js'),
  inEmbedded('system.js'),
]);

const { databaseDir, filesDir, secrets, release } = openDataFolder(folder);
const databases = await openDatabases(databaseDir, undefined);
const publicOrigin = `http://localhost:${port}`;
const system = await startSystem({ databases, secrets, filesDir, port: Number(port), publicOrigin });
const ready = [];
for (const service of system.services) if ((await service.readiness()).status === 'ok') ready.push(service.name);
const tables = await databases.sql.query(
  `select table_name as name from information_schema.tables where table_schema = '${name}'`,
);
const { paths } = await (await fetch(`http://localhost:${port}/api/openapi.json`)).json();
console.log(JSON.stringify({ ready, tables: tables.map((table) => table.name), routes: paths }));
await system.stop();
await databases.close();
release();
