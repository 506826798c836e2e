import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import { z } from 'zod';

const kept = z.record(z.string(), z.string().min(32));

/** Passwords and keys of one stack: made when first asked for, kept where only their owner reads. */
export class Secrets {
  private readonly known: Record<string, string>;

  constructor(private readonly file: string) {
    this.known = existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  }

  of(name: string): string {
    const known = this.known[name];
    if (known !== undefined) return known;
    const made = randomBytes(32).toString('base64url');
    this.known[name] = made;
    writeFileSync(`${this.file}.new`, JSON.stringify(this.known, null, 2), { mode: 0o600, flush: true });
    renameSync(`${this.file}.new`, this.file);
    return made;
  }
}
