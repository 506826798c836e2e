import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** What the programs of a bench write while they run. */
export const logs = path.join(root, '.cache/bench');
