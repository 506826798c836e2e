/** Finds things by any of the ids that they have to do with. Ids are UUIDs, so users, children, devices and sessions share one index. */
export class IdIndex<T> {
  private readonly byId = new Map<string, Set<T>>();
  private readonly idsOf = new Map<T, readonly string[]>();

  put(item: T, ids: readonly string[]): void {
    this.remove(item);
    this.idsOf.set(item, ids);
    for (const id of ids) {
      const items = this.byId.get(id);
      if (items) items.add(item);
      else this.byId.set(id, new Set([item]));
    }
  }

  remove(item: T): void {
    for (const id of this.idsOf.get(item) ?? []) {
      const items = this.byId.get(id);
      items?.delete(item);
      if (items?.size === 0) this.byId.delete(id);
    }
    this.idsOf.delete(item);
  }

  of(id: string): readonly T[] {
    return [...(this.byId.get(id) ?? [])];
  }

  get size(): number {
    return this.idsOf.size;
  }
}
