import type { ServiceName } from '@alcancia/contracts/rooms';

import { askService, countIn, readCommand, told } from './dead-letters.js';
import { openPlace } from './place.js';
import { readSettings } from './settings.js';
import { isSupervised, readState } from './state.js';
import { Refused, words } from './words.js';

/** Each service's database as the running stack has it: this terminal's environment may name other ports. */
function databases(): (service: ServiceName) => string {
  const settings = readSettings(process.env);
  const state = readState(settings.folder);
  if (!state || !isSupervised(state)) throw new Refused(words.notRunning(settings.folder));
  const { secrets } = openPlace(settings);
  return (service) => {
    const url = new URL(`/${service}`, state.access.postgres);
    url.username = service;
    url.password = secrets.of(`postgres.${service}`);
    return url.href;
  };
}

/** Runs an operator's command on every service that it is for; answers whether there was anything to do. */
async function deadLetters(args: readonly string[]): Promise<boolean> {
  const command = readCommand(args);
  const databaseOf = databases();
  const lines = (await Promise.all(command.services.map((name) => askService(name, command, databaseOf(name))))).flat();
  console.log(told(command, lines));
  return command.id === null || countIn(lines) > 0;
}

try {
  const [subject, ...args] = process.argv.slice(2);
  if (subject !== 'dead-letters') throw new Refused(words.sayDeadLetters);
  process.exitCode = (await deadLetters(args)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Refused ? error.message : words.unexpected((error as Error).stack ?? ''));
  process.exitCode = 1;
}
