import { parseArgs } from 'node:util';

import { type EnginesKind } from './engines/engine.js';
import { type Verb, verbs } from './supervisor.js';
import { Refused, words } from './words.js';

const enginesKinds = ['processes', 'containers', 'auto'] as const;

export type Task =
  | { readonly kind: 'up'; readonly engines: EnginesKind | 'auto'; readonly isDetached: boolean }
  | { readonly kind: 'down' }
  | { readonly kind: 'status' }
  | {
      readonly kind: 'act';
      readonly verb: Verb;
      readonly name: string;
      readonly env: Record<string, string>;
      readonly from?: string;
      readonly wait: boolean;
    };

const flag = { type: 'boolean', default: false } as const;
const named = { type: 'string' } as const;

const options = {
  detach: flag,
  down: flag,
  status: flag,
  engines: { type: 'string', default: 'processes' },
  env: { type: 'string', multiple: true, default: [] as string[] },
  from: named,
  'no-wait': flag,
  start: named,
  stop: named,
  kill: named,
  restart: named,
  pause: named,
  resume: named,
  wipe: named,
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new Refused(words.badCommand((error as Error).message));
  }
}

const setting = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  if (at < 1) throw new Refused(words.badSetting('--env', pair));
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** What the command line asks for. */
export function readTask(args: readonly string[]): Task {
  const values = parse(args);
  if (values.down) return { kind: 'down' };
  if (values.status) return { kind: 'status' };
  for (const verb of verbs) {
    const name = values[verb];
    if (name === undefined) continue;
    const { from } = values;
    const env = Object.fromEntries(values.env.map(setting));
    return { kind: 'act', verb, name, env, wait: !values['no-wait'], ...(from === undefined ? {} : { from }) };
  }
  const engines = enginesKinds.find((kind) => kind === values.engines);
  if (!engines) throw new Refused(words.badSetting('--engines', values.engines));
  return { kind: 'up', engines, isDetached: values.detach };
}
