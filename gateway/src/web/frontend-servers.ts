import { answerFrom, encodingFor, type FileAnswer, type Wanted } from '@alcancia/static-server';

import { createFileCache } from './file-cache.js';
import { type Fetched, FrontendServer } from './frontend-server.js';
import type { FrontendFiles } from './frontend-files.js';

/** The shell's page is asked for this often, in milliseconds: a new version is out within it. */
const lookAgainMs = 3_000;
/** Until the page is known at all. */
const lookSoonMs = 500;
const cacheBytes = 32 * 1024 * 1024;

const shellPage = '/index.html';
const remotePath = /^\/remotes\/([\w-]+)\//;
/** Names of built files: nothing that climbs, hides or has to be written differently in an address. */
const plainPath = /^(?:\/[\w@~-][\w.@~-]*)+$/;
const passedOn = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary', 'accept-ranges'] as const;

function asAnswer({ status, headers, body }: Fetched): FileAnswer {
  const kept = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return { status: status === 304 ? 304 : 200, headers: Object.fromEntries(kept), body };
}

/** Name of a front end → base address of its server. The shell has the pages; every other one lives under `/remotes/<name>/`. */
export type FrontendAddresses = Readonly<Record<string, string>> & { readonly shell: string };

/** Front ends that run as servers of their own. One that is away takes only its own files with it. */
export class FrontendServers implements FrontendFiles {
  private readonly shell: FrontendServer;
  private readonly servers: ReadonlyMap<string, FrontendServer>;
  private readonly cache = createFileCache(cacheBytes);
  private readonly underWay = new Map<string, Promise<FileAnswer | null>>();
  private template: string | undefined;
  private etag = '';
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    { shell, ...others }: FrontendAddresses,
    private readonly everyMs = lookAgainMs,
  ) {
    this.shell = new FrontendServer(shell);
    const servers = Object.entries(others).map(([name, base]) => [name, new FrontendServer(base)] as const);
    this.servers = new Map([['shell', this.shell], ...servers]);
  }

  /** Looks for the shell's page now, and again and again. Resolves once it has looked. */
  async start(): Promise<void> {
    await this.look();
    if (this.isClosed) return;
    const inMs = this.template === undefined ? Math.min(lookSoonMs, this.everyMs) : this.everyMs;
    this.timer = setTimeout(() => void this.start(), inMs).unref();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const server of this.servers.values()) server.close();
  }

  /** Unavailable without the shell's page; once it was read, a front end that is away only degrades. */
  get health(): 'ok' | 'degraded' | 'unavailable' {
    if (this.template === undefined) return 'unavailable';
    return [...this.servers.values()].every(({ isUp }) => isUp) ? 'ok' : 'degraded';
  }

  async page(): Promise<string | undefined> {
    return this.template;
  }

  async find(path: string, wanted: Wanted): Promise<FileAnswer | null> {
    const server = this.servers.get(remotePath.exec(path)?.[1] ?? 'shell');
    if (!server || !plainPath.test(path)) return null;
    const encoding = encodingFor(wanted['accept-encoding']);
    const key = `${encoding} ${path}`;
    const etag = wanted['if-none-match'] ?? '';
    const kept = this.cache.get(key);
    if (kept) return answerFrom(kept, wanted);

    const headers = { 'accept-encoding': encoding, ...(etag ? { 'if-none-match': etag } : {}) };
    const file = await this.once(`${etag} ${key}`, async () => {
      const fetched = await server.get(path, headers);
      if (fetched.status === 404) return null;
      const answer = asAnswer(fetched);
      if (answer.status === 200 && answer.headers['cache-control']?.includes('immutable')) this.cache.set(key, answer);
      return answer;
    });
    return file?.status === 200 ? answerFrom(file, wanted) : file;
  }

  private once(key: string, ask: () => Promise<FileAnswer | null>): Promise<FileAnswer | null> {
    const already = this.underWay.get(key);
    if (already) return already;
    const asked = ask().finally(() => this.underWay.delete(key));
    this.underWay.set(key, asked);
    return asked;
  }

  private async look(): Promise<void> {
    const headers: Record<string, string> = this.etag ? { 'if-none-match': this.etag } : {};
    const fetched = await this.shell.get(shellPage, headers).catch(() => null);
    if (fetched?.status !== 200) return;
    this.template = fetched.body.toString('utf8');
    this.etag = fetched.headers.etag ?? '';
  }
}
