import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { eventsPage } from './events-page.mjs';
import { Failure, root } from './place.mjs';
import { brokenRooms, writeRooms } from './rooms.mjs';
import { execute } from './spawn.mjs';

const folder = path.join(root, 'contracts/recorded');
const page = path.join(root, 'docs/events.md');
const howToGoOn =
  'Others were built against it: make a v2 beside it, or see docs/release.md for how a contract is retired.';

const kept = () =>
  new Map(
    (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
      .filter((file) => file.endsWith('.snap.json'))
      .map((file) => [file.split(path.sep).join('/'), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );

async function review() {
  const isBuilt = (await execute('tsc', ['-b', 'contracts/tsconfig.build.json'])) === 0;
  if (!isBuilt) throw new Failure('The contracts do not compile; the reason is above.');
  const { reviewContracts } = await import('@alcancia/contracts/recorded/breaking-changes');
  return reviewContracts(kept());
}

/** What is wrong between today's contracts and what is kept and told of them, as lines to read. */
export async function brokenRecords() {
  const { broken, toRecord } = await review();
  if (broken.length > 0) return [...broken, howToGoOn];
  const { silent, text } = await eventsPage();
  const isStale = !existsSync(page) || readFileSync(page, 'utf8') !== text;
  const unrecorded = [...toRecord.keys(), ...(isStale ? ['docs/events.md'] : [])];
  return [
    ...(await brokenRooms()),
    ...silent.map((subject) => `${subject}: a comment above it has to say what has happened.`),
    ...(unrecorded.length > 0 ? [`Not recorded yet: ${unrecorded.join(', ')}; run: npm run record`] : []),
  ];
}

/** Keeps what is new and what changed without harm; nothing is written while something would break others. */
export async function record() {
  const { broken, toRecord } = await review();
  if (broken.length > 0) throw new Failure([...broken, howToGoOn].join('\n'));
  for (const [file, recording] of toRecord) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${JSON.stringify(recording, null, 2)}\n`);
  }
  writeFileSync(page, (await eventsPage()).text);
  const { missing, written } = await writeRooms();
  for (const file of written) console.log(`${file} is made anew.`);
  if (missing.length > 0) throw new Failure(`Not made by itself:\n${missing.join('\n')}`);
  console.log(`${toRecord.size} contracts recorded; docs/events.md is up to date.`);
}
