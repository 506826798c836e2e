import { existsSync } from 'node:fs';
import path from 'node:path';

import { root } from '../settings.js';
import { Refused, words } from '../words.js';
import { ProcessRunner } from './process-runner.js';
import type { ProcessSpec } from './runner.js';

/** What one start of an app was given beyond its own settings; it lasts until the next `--start` or `--restart`. */
export interface Extra {
  readonly env: Readonly<Record<string, string>>;
  /** Another built checkout whose code it runs: an older service beside today's. */
  readonly from?: string;
}

export interface AppSpec extends Omit<ProcessSpec, 'command' | 'cwd'> {
  /** Its program, from the checkout's root. */
  readonly main: string;
}

/** One of our own programs, on the Node that runs us. */
export class AppRunner extends ProcessRunner {
  private extra: Extra = { env: {} };

  constructor(app: AppSpec) {
    super(() => {
      const checkout = path.resolve(root, this.extra.from ?? '.');
      const main = path.join(checkout, app.main);
      if (!existsSync(main)) throw new Refused(words.notBuilt(main));
      return {
        ...app,
        command: process.execPath,
        args: ['--enable-source-maps', main, ...app.args],
        env: { ...app.env, ...this.extra.env },
        cwd: checkout,
      };
    });
  }

  take(extra: Extra): void {
    this.extra = extra;
  }
}
