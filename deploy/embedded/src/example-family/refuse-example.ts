import type { Environment } from '../environment.js';
import { CannotStart, exampleWords } from '../words.js';
import type { Inhabited } from './example-mark.js';

type Place = Pick<Environment, 'isProduction' | 'publicOrigin' | 'dataDir' | 'databaseUrl'>;

/**
 * Everybody knows the example family's passwords, so it only runs where somebody tries the product out, and never
 * beside families of people. Throws `CannotStart` before anything is written.
 */
export function refuseExample(lives: Inhabited, isWanted: boolean, place: Place): void {
  const isExample = isWanted || lives === 'example';
  const isPublic = place.isProduction || place.publicOrigin.startsWith('https:');
  if (isExample && isPublic) throw new CannotStart(exampleWords.inProduction);
  if (!isWanted || lives === 'unused') return;
  const where = place.databaseUrl === undefined ? place.dataDir : 'la base de datos de DATABASE_URL';
  throw new CannotStart(lives === 'example' ? exampleWords.isThereAlready(where) : exampleWords.hasFamilies(where));
}
