import { parseArgs } from 'node:util';

export const measureNames = ['M1', 'M2', 'M3', 'M4', 'M6', 'M7', 'memory', 'M8'] as const;
export type MeasureName = (typeof measureNames)[number];

export interface Options {
  readonly only: readonly MeasureName[];
  readonly pairs: number;
  readonly seconds: number;
  /** A run of everything, with at least five pairs, is written down. */
  readonly isKept: boolean;
}

/** What cannot be done as it was asked for. */
export class BadOption extends Error {}

const leastPairsKept = 5;

function parse(args: readonly string[]) {
  const options = {
    only: { type: 'string', default: measureNames.join(',') },
    pairs: { type: 'string', default: String(leastPairsKept) },
    seconds: { type: 'string', default: '4' },
    dry: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    throw new BadOption((error as Error).message);
  }
}

function atLeastOne(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 1) throw new BadOption(`--${name} takes a number from 1, not "${text}"`);
  return value;
}

export function readOptions(args: readonly string[]): Options {
  const { only: names, pairs: pairsText, seconds, dry } = parse(args);
  const asked = names.split(',').map((name) => {
    const known = measureNames.find((each) => each.toLowerCase() === name.trim().toLowerCase());
    if (!known) throw new BadOption(`--only takes ${measureNames.join(', ')}; not "${name}"`);
    return known;
  });
  const pairs = Math.floor(atLeastOne('pairs', pairsText));
  const only = measureNames.filter((name) => asked.includes(name));
  return {
    only,
    pairs,
    seconds: atLeastOne('seconds', seconds),
    isKept: !dry && pairs >= leastPairsKept && only.length === measureNames.length,
  };
}
