import { residentBytesOfTree } from '../process-figures.js';
import type { Row } from '../rows.js';
import type { Stack } from '../system/stack.js';

export const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** What every process of the stack holds after the loads before; pages that several share are counted once. */
export const memory = ({ pids }: Stack): Row[] =>
  [...pids].map(([part, pid]) => ({
    measure: 'memory',
    what: part,
    ours: mebibytes(residentBytesOfTree(pid)),
  }));
