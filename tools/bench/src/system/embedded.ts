import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, until, type Want } from '@alcancia/testing';

import { logs, root } from '../place.js';
import { askWithRetriesAt, newestLinkToken, type PlaceToAsk } from './place-to-ask.js';

/** On a machine that many share a start may take minutes. */
const startsWithinMs = 300_000;

/** The embedded system in one process, on a folder of its own. */
export class Embedded implements PlaceToAsk {
  readonly eventually: Want;
  private child: ChildProcess | undefined;

  private constructor(
    readonly origin: string,
    private readonly env: Record<string, string>,
    private readonly folder: string,
  ) {
    this.eventually = askWithRetriesAt(origin);
  }

  static async onEmptyDisk(): Promise<Embedded> {
    const folder = await mkdtemp(path.join(tmpdir(), 'alcancia-bench-'));
    const port = await freePort();
    return new Embedded(`http://127.0.0.1:${port}`, { PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' }, folder);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when it can do its work. */
  async start(): Promise<void> {
    const log = openSync(path.join(logs, 'embedded.log'), 'a');
    const main = path.join(root, 'deploy/embedded/dist/main.js');
    this.child = spawn(process.execPath, [main], { env: { ...process.env, ...this.env }, stdio: ['ignore', log, log] });
    const answers = async () => (await fetch(`${this.origin}/health/ready`)).ok;
    await until('the embedded system answers', answers, startsWithinMs);
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  linkToken(email: string): Promise<string> {
    return newestLinkToken(email, () => this.mailsTo(email));
  }

  private async mailsTo(email: string): Promise<readonly string[]> {
    const page = async (at: string): Promise<string> => (await fetch(`${this.origin}${at}`)).text();
    const ids = [...(await page('/buzon')).matchAll(/href="(\/buzon\/[\w-]+)"/g)].map(([, at = '']) => at);
    const mails = await Promise.all(ids.toReversed().map(page));
    return mails.filter((text) => text.includes(email));
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
