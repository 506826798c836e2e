import { failure } from '../errors/failure.js';
import { Files } from './files.js';

const gone = (): Promise<never> => Promise.reject(failure('unavailable'));

/** Where no store was given: it never answers, as one that is away. */
export class NoFiles extends Files {
  put = gone;
  get = gone;
  list = gone;
  remove = gone;
  addressOf = gone;

  page = (): Promise<string[]> => Promise.resolve([]);

  /** Nothing was ever kept: nobody's erasure waits for it. */
  override async removeAll(): Promise<void> {}
}
