import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { z } from 'zod';

import { type ServiceName, serviceNames } from '@alcancia/contracts/rooms';

import { serviceMain } from './apps.js';
import { root } from './settings.js';
import { Refused, words } from './words.js';

const letter = z.object({
  service: z.string(),
  eventId: z.uuid(),
  handler: z.string(),
  subject: z.string(),
  reason: z.string(),
  diedAt: z.coerce.date(),
  event: z.record(z.string(), z.unknown()).optional(),
});
const line = z.union([letter, z.object({ deadLetters: z.int() }), z.object({ replayed: z.int() })]);
export type Line = z.output<typeof line>;

export interface Command {
  readonly verb: 'list' | 'show' | 'replay';
  /** The dead letter that it is about; null is all of them. */
  readonly id: string | null;
  readonly services: readonly ServiceName[];
}

function parse(args: readonly string[]) {
  const options = { all: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refused(words.badCommand((error as Error).message));
  }
}

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

function servicesOf(name: string | undefined): readonly ServiceName[] {
  if (name === undefined) return serviceNames;
  const known = serviceNames.find((each) => each === name);
  if (!known) throw new Refused(words.unknownPart(name, serviceNames));
  return [known];
}

/** `list [service]`, `show ID`, `replay ID` or `replay --all [service]`. */
export function readCommand(args: readonly string[]): Command {
  const {
    values: { all },
    positionals: [verb, about, ...rest],
  } = parse(args);
  const isAboutEvery = (verb === 'list' && !all) || (verb === 'replay' && all);
  if (isAboutEvery && rest.length === 0) return { verb, id: null, services: servicesOf(about) };
  const isAboutOne = (verb === 'show' || verb === 'replay') && !all;
  if (!isAboutOne || about === undefined || !isId(about) || rest.length > 0) throw new Refused(words.sayDeadLetters);
  return { verb, id: about, services: serviceNames };
}

const run = promisify(execFile);
const timeoutMs = 120_000;

/** Of a program that ended badly: its own sentence, without the trace around it. */
export const sentenceOf = (stderr: string): string =>
  /^\w*(?:Error|Exception)(?: \[\w+\])?: (.+)$/m.exec(stderr)?.[1] ?? stderr.trim().split('\n').at(-1) ?? '';

/** Asks a service's own program, as the service's own role. */
export async function askService(name: ServiceName, { verb, id }: Command, databaseUrl: string): Promise<Line[]> {
  const which = id ?? (verb === 'replay' ? '--all' : []);
  const program = [path.join(root, serviceMain(name)), 'dead-letters', verb, which].flat();
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const { stdout } = await run(process.execPath, program, { env, timeout: timeoutMs }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Refused(words.serviceFailed(name, sentenceOf(error.stderr || error.message)));
    },
  );
  return stdout
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => line.parse(JSON.parse(text)));
}

/** How many dead letters were found or replayed. */
export const countIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, each) => sum + ('replayed' in each ? each.replayed : Number('eventId' in each)), 0);

/** One line for each dead letter, its event below where it was asked for, and how many. */
export function told({ verb }: Command, lines: readonly Line[]): string {
  if (verb === 'replay') return words.replayed(countIn(lines));
  const letters = lines.flatMap((each) => ('eventId' in each ? [each] : []));
  return [
    ...letters.flatMap(({ event, diedAt, ...rest }) => [
      words.deadLetter({ ...rest, diedAt: diedAt.toISOString() }),
      ...(event ? [JSON.stringify(event, null, 2)] : []),
    ]),
    words.deadLetters(letters.length),
  ].join('\n');
}
