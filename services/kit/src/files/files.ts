/** Whose an object is: what is removed with a person or a household lies under their own prefix. */
export interface FileOwner {
  readonly kind: 'children' | 'adults' | 'households';
  readonly id: string;
}

/** Everything of one owner, or what of theirs belongs together. */
export const prefixOf = ({ kind, id }: FileOwner, ...parts: readonly string[]): string =>
  [kind, id, ...parts, ''].join('/');

/** The key of one object: 'children/{id}/exports/{id}/datos.zip'. */
export const keyOf = (owner: FileOwner, ...parts: readonly string[]): string => prefixOf(owner, ...parts).slice(0, -1);

const wellFormed = /^(?:children|adults|households)(?:\/[a-z0-9-][a-z0-9.-]*)+$/;

/** Keys are made of ids and names of ours; anything else is a mistake, and never reaches a disk. */
export function mustBeKey(key: string): void {
  if (!wellFormed.test(key)) throw new Error(`${key} is no key of an object`);
}

export interface AddressWishes {
  /** How long it opens the object, in milliseconds. */
  readonly validMs: number;
  readonly type: string;
  /** The name under which a browser saves it. */
  readonly fileName: string;
}

/**
 * The store of objects: what is too large for rows and messages. Bytes reach a browser by a signed address alone, never
 * over the bus. Every method rejects with `unavailable` while the store does not answer.
 */
export abstract class Files {
  /** Keeps the bytes under the key, whatever was there before. */
  abstract put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null: there is none. */
  abstract get(key: string): Promise<Uint8Array | null>;
  /** Every key that begins so, in order. */
  abstract list(prefix: string): Promise<string[]>;
  /** At most so many of the keys that begin so, in order, from the first one after this key on. */
  abstract page(prefix: string, after: string, most: number): Promise<string[]>;
  /** An object that is not there is removed already. */
  abstract remove(key: string): Promise<void>;
  /** An address that opens this object, read-only, for a while, for whoever holds it. */
  abstract addressOf(key: string, wishes: AddressWishes): Promise<string>;

  /** Removes every object under a prefix. What was removed before it fails stays removed: ask again. */
  async removeAll(prefix: string): Promise<void> {
    for (const key of await this.list(prefix)) await this.remove(key);
  }
}
