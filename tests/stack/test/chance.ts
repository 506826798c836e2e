/** The same numbers again for the same seed (mulberry32): a run that failed can be repeated. */
export class Chance {
  constructor(private state: number) {}

  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  }

  of<T>(things: readonly T[]): T {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new Error('there is nothing to choose from');
    return thing;
  }
}
