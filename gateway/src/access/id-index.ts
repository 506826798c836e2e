/**
 * Finds things by any of the ids that they have to do with. Ids are UUIDs, so users, children, devices and sessions
 * share one index. An id has few things, mostly one, and there are many ids: plain lists take a third of what sets would.
 */
export class IdIndex<T> {
  private readonly byId = new Map<string, readonly T[]>();
  private readonly idsOf = new Map<T, readonly string[]>();

  put(item: T, ids: readonly string[]): void {
    this.remove(item);
    // Copies have no room to grow into.
    this.idsOf.set(item, ids.slice());
    for (const id of ids) if (!this.of(id).includes(item)) this.byId.set(id, this.of(id).concat([item]));
  }

  remove(item: T): void {
    for (const id of this.idsOf.get(item) ?? []) {
      const others = this.of(id).filter((each) => each !== item);
      if (others.length > 0) this.byId.set(id, others);
      else this.byId.delete(id);
    }
    this.idsOf.delete(item);
  }

  /** A list that never changes afterwards: while iterating over it one may put and remove. */
  of(id: string): readonly T[] {
    return this.byId.get(id) ?? [];
  }

  get size(): number {
    return this.idsOf.size;
  }
}
