import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = path.join(fileURLToPath(new URL('..', import.meta.url)), 'dist/main.js');

/** `npm start` without the building: the compiled system, with what it says at the terminal. */
export class Start {
  private readonly child: ChildProcess;
  private readonly left: Promise<number | null>;
  private heard = '';

  constructor(env: Record<string, string>, args: readonly string[] = []) {
    this.child = spawn(process.execPath, [main, ...args], {
      env: { PATH: process.env['PATH'], DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.left = once(this.child, 'close').then(([code]) => code as number | null);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.heard += text.toString();
      });
    }
  }

  get said(): string {
    return this.heard.trim();
  }

  /** Resolves when it has said this; rejects if it ends before. */
  async hears(text: string): Promise<void> {
    while (!this.heard.includes(text)) {
      const more = once(this.child.stdout ?? this.child, 'data');
      const isOver = await Promise.race([more.then(() => false), this.left.then(() => true)]);
      if (isOver && !this.heard.includes(text)) throw new Error(`It ended and said: ${this.heard}`);
    }
  }

  /** The exit code. */
  end(): Promise<number | null> {
    return this.left;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }
}
