import { exampleWords } from '../words.js';
import { adults, children } from './people.js';

/** Who lives in the example family and how each comes in, for the terminal. */
export const introduce = (): string =>
  exampleWords.people(
    Object.values(adults).map(({ displayName: name, ...rest }) => ({ name, ...rest })),
    Object.values(children).map(({ displayName: name, pin }) => ({ name, pin })),
  );
