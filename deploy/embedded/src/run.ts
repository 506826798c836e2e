import { Clock, type Failpoints, startTracing } from '@alcancia/server-kit';

import { checkNode } from './check-node.js';
import { openDataFolder } from './data-folder.js';
import { openDatabases } from './databases.js';
import { readEnvironment, wantsExample } from './environment.js';
import { markAsExample, whoLivesIn } from './example-family/example-mark.js';
import { fillFamily, type FilledSystem } from './example-family/fill-family.js';
import { introduce } from './example-family/introduce.js';
import { refuseExample } from './example-family/refuse-example.js';
import { StoryClock } from './example-family/tell-story.js';
import { firstAdministratorOf, isMade } from './first-administrator.js';
import type { Sql } from './issuer/store/sql.js';
import { definitions } from './services.js';
import { startSystem } from './system.js';
import { CannotStart, exampleWords, words } from './words.js';

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
  const isWanted = wantsExample(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const { port, host, dataDir, databaseUrl, publicOrigin, legalContact } = environment;
  const stopTracing = await startTracing('alcancia');
  const folder = openDataFolder(dataDir);
  const databases = await openDatabases(folder.databaseDir, databaseUrl);
  const lives = await whoLivesIn(
    databases.sql,
    definitions.map(({ name }) => name),
  );
  refuseExample(lives, isWanted, environment);
  const isExample = isWanted || lives === 'example';
  const clock = new Clock();
  const firstAdministrator = await firstAdministratorOf(databases.sql);
  const system = await startSystem({
    databases,
    secrets: folder.secrets,
    filesDir: folder.filesDir,
    payPalFile: folder.payPalFile,
    ...(environment.payPal ? { payPal: environment.payPal } : {}),
    ...(environment.ai ? { ai: environment.ai } : {}),
    ...(environment.speech ? { speech: environment.speech } : {}),
    port,
    publicOrigin,
    legalContact,
    clock,
    isExample,
    ...(firstAdministrator && { firstAdministrator }),
    gateway: { host },
    ...(failpoints ? { failpoints } : {}),
    ...(isWanted ? { beforeOpening: await theStory(databases.sql, clock) } : {}),
  }).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new CannotStart(words.portTaken(port));
    if (code === 'EACCES') throw new CannotStart(words.portForbidden(port));
    throw error;
  });
  console.log(words.running(system.address));
  if (isExample) console.log(introduce());

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
  if (firstAdministrator && (await isMade(databases.sql, firstAdministrator.before, () => isStopping)))
    console.log(words.firstAdministrator(firstAdministrator));
}

/** Sets the clock back and tells the example family's story, which the system then hears once it is up. */
async function theStory(sql: Sql, clock: Clock): Promise<(system: FilledSystem) => Promise<void>> {
  await markAsExample(sql);
  const storyClock = new StoryClock(clock);
  console.log(exampleWords.telling);
  return (system) => fillFamily(system, storyClock);
}
