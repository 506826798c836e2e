import { allEvents, allRequests, roomOf } from '../registry.js';
import { type EventRecording, type Promises, type Recording, recordingOf, type RequestRecording } from './recording.js';
import { brokenBy } from './schema-changes.js';

const shown = (value: unknown) => (value === null ? 'none' : JSON.stringify(value));

const changed = (what: string, before: unknown, now: unknown) =>
  shown(before) === shown(now) ? [] : [`${what} was ${shown(before)} and is ${shown(now)}`];

/** Everything by which a contract would break who was built against what is kept of it, each a sentence that names it. */
export function breakingChanges(before: Recording, now: Recording): string[] {
  return clauses(before, now).map((clause) => `${now.subject}: ${clause}.`);
}

function clauses(before: Recording, now: Recording): string[] {
  if ('aggregate' in before && 'aggregate' in now)
    return [
      ...changed('its aggregate', before.aggregate, now.aggregate),
      ...signalBroken(before.signal, now.signal),
      ...brokenBy(before.data, now.data, 'data', 'told'),
    ];
  if ('aggregate' in before || 'aggregate' in now) return ['a request and an event are not the same'];
  return [
    ...changed('its route', before.http, now.http),
    ...changed('its kind', before.kind, now.kind),
    ...changed('who may ask', before.access, now.access),
    ...promisesBroken(before, now),
    ...brokenBy(before.input, now.input, 'input', 'asked'),
    ...brokenBy(before.output, now.output, 'output', 'told'),
  ];
}

/** Whatever is said of these protects somebody: a change either refuses more than before or protects less. */
const protections = {
  children: 'which children are checked first',
  limit: 'its limit',
  changesAccess: 'whose access it changes',
  carriesTokens: 'whether it carries tokens',
  resumes: 'whether it resumes',
  isBackground: 'whether it runs in the background',
} as const satisfies Partial<Record<keyof Promises, string>>;

function promisesBroken(before: RequestRecording, now: RequestRecording): string[] {
  const names = Object.keys(protections) as (keyof typeof protections)[];
  return [
    ...names
      .filter((name) => before[name] !== undefined)
      .flatMap((name) => changed(protections[name], before[name], now[name])),
    ...topicsGone(before.topics, now.topics),
  ];
}

const topicsGone = (before: readonly string[] = [], now: readonly string[] = []) =>
  before.filter((topic) => !now.includes(topic)).map((topic) => `it no longer names the topic ${shown(topic)}`);

function signalBroken(before: EventRecording['signal'], now: EventRecording['signal']): string[] {
  if (!before) return [];
  if (!now) return ['no browser hears of it any more'];
  return [
    ...changed('whose browsers hear of it', before.users, now.users),
    ...changed('the children whose browsers hear of it', before.children, now.children),
    ...topicsGone(before.topics, now.topics),
  ];
}

export interface Review {
  /** What must not be: a v2 beside it is the way. */
  readonly broken: readonly string[];
  /** New contracts and harmless changes, by the name of their file. */
  readonly toRecord: ReadonlyMap<string, Recording>;
}

/** Compares today's contracts with what is kept, by the name of the file that keeps each. */
export function reviewContracts(kept: ReadonlyMap<string, Recording>): Review {
  const today = new Map(
    [...allRequests, ...allEvents].map((contract) => [
      `${roomOf(contract)}/${contract.subject}.snap.json`,
      recordingOf(contract),
    ]),
  );
  const gone = [...kept].filter(([file]) => !today.has(file)).map(([, { subject }]) => `${subject}: it is gone.`);
  const broken = [...today].flatMap(([file, now]) => {
    const before = kept.get(file);
    return before ? breakingChanges(before, now) : [];
  });
  const toRecord = [...today].filter(([file, now]) => shown(kept.get(file)) !== shown(now));
  return { broken: [...gone, ...broken], toRecord: new Map(toRecord) };
}
