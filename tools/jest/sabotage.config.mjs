import { fileURLToPath } from 'node:url';

import config from '../../jest.config.mjs';

const breaking = fileURLToPath(new URL('sabotage.mjs', import.meta.url));
const int = config.projects.find(({ displayName }) => displayName === 'int');
const [, options] = int.transform['\\.ts$'];

/** The `int` suites with one thing taken out of the code; see sabotages.mjs. */
export default {
  ...config,
  reporters: [],
  projects: [{ ...int, transform: { ...int.transform, '\\.ts$': [breaking, options] } }],
};
