import { fileURLToPath } from 'node:url';

/** The folder of the whole project, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Something went wrong that one sentence explains; no stack is shown. */
export class Failure extends Error {}
