import { type Failpoints, startTracing } from '@alcancia/server-kit';

import { checkNode } from './check-node.js';
import { openDataFolder } from './data-folder.js';
import { openDatabases } from './databases.js';
import { readEnvironment } from './environment.js';
import { startSystem } from './system.js';
import { CannotStart, words } from './words.js';

/** Starts everything, says where it is, and stops in order on Ctrl-C. What stands in the way is said in one sentence. */
export async function run(failpoints?: Failpoints): Promise<void> {
  try {
    checkNode(process.versions.node);
    await start(failpoints);
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : words.unexpected((error as Error).message));
    process.exit(1);
  }
}

async function start(failpoints?: Failpoints): Promise<void> {
  const { port, host, dataDir, databaseUrl, publicOrigin } = readEnvironment(process.env);
  const stopTracing = await startTracing('alcancia');
  const folder = openDataFolder(dataDir);
  const databases = await openDatabases(folder.databaseDir, databaseUrl);
  const system = await startSystem({
    databases,
    secrets: folder.secrets,
    port,
    publicOrigin,
    gateway: { host },
    ...(failpoints ? { failpoints } : {}),
  }).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new CannotStart(words.portTaken(port));
    if (code === 'EACCES') throw new CannotStart(words.portForbidden(port));
    throw error;
  });
  console.log(words.running(system.address));

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    console.log(words.stopping);
    await system.stop();
    await databases.close();
    folder.release();
    await stopTracing();
    console.log(words.stopped);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
