import { AwsClient } from 'aws4fetch';
import { z } from 'zod';

import { failure } from '../errors/failure.js';
import { createGuard } from '../guard/guard.js';
import { onceMoreIfCutOff } from '../guard/once-more.js';
import { type AddressWishes, Files, mustBeKey } from './files.js';

/** How a process reaches an S3 server, and how browsers do. */
export const filesConfig = z.object({
  FILES_URL: z.url({ protocol: /^https?$/ }),
  /** Where browsers see the same server: signed addresses begin so. */
  FILES_PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  FILES_BUCKET: z.string().regex(/^[a-z0-9-]{3,63}$/),
  FILES_REGION: z.string().min(1).default('us-east-1'),
  FILES_ACCESS_KEY: z.string().min(1),
  FILES_SECRET: z.string().min(8),
});
export type FilesConfig = z.output<typeof filesConfig>;

/** A call to the store takes no longer than this, in ms: an archive of a family has a few megabytes. */
const deadlineMs = 15_000;
const mostKeysAPage = 1_000;

const isOther = ({ status }: Response): boolean => !(status >= 200 && status < 300) && status !== 404;
const nameIn = (tag: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

/** Objects on an S3 server: the distributed store. Its addresses are the server's own presigned ones. */
export class S3Files extends Files {
  private readonly client: AwsClient;
  private readonly guard = createGuard({ atOnce: 20, deadlineMs });

  constructor(private readonly config: FilesConfig) {
    super();
    this.client = new AwsClient({
      accessKeyId: config.FILES_ACCESS_KEY,
      secretAccessKey: config.FILES_SECRET,
      region: config.FILES_REGION,
      service: 's3',
      retries: 0,
    });
  }

  async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const keep = async (): Promise<Response> =>
      this.ask('PUT', this.at(key), { body: bytes.slice(), headers: { 'content-type': type } });
    if ((await keep()).status !== 404) return;
    // The bucket is made by whoever needs it first; that another one was faster answers 409.
    await this.ask('PUT', this.at(''), {}, [409]);
    if ((await keep()).status === 404) throw failure('unavailable');
  }

  async get(key: string): Promise<Uint8Array | null> {
    const answer = await this.ask('GET', this.at(key));
    return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for (let from: string | undefined = ''; from !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(mostKeysAPage) });
      if (from !== '') query.set('continuation-token', from);
      const answer = await this.ask('GET', `${this.at('')}?${query.toString()}`);
      const xml = answer.status === 404 ? '' : await answer.text();
      keys.push(...nameIn('Key', xml));
      [from] = nameIn('NextContinuationToken', xml);
    }
    return keys.toSorted();
  }

  async page(prefix: string, after: string, most: number): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(most) });
    if (after !== '') query.set('start-after', after);
    const answer = await this.ask('GET', `${this.at('')}?${query.toString()}`);
    return answer.status === 404 ? [] : nameIn('Key', await answer.text()).toSorted();
  }

  async remove(key: string): Promise<void> {
    await this.ask('DELETE', this.at(key));
  }

  async addressOf(key: string, { validMs, type, fileName }: AddressWishes): Promise<string> {
    const url = new URL(this.at(key, this.config.FILES_PUBLIC_URL));
    url.searchParams.set('X-Amz-Expires', String(Math.ceil(validMs / 1_000)));
    url.searchParams.set('response-content-type', type);
    url.searchParams.set('response-content-disposition', `attachment; filename="${fileName}"`);
    url.searchParams.set('response-cache-control', 'no-store');
    const signed = await this.client.sign(url.href, { method: 'GET', aws: { signQuery: true } });
    return signed.url;
  }

  /** The bucket with an empty key. */
  private at(key: string, server = this.config.FILES_URL): string {
    if (key !== '') mustBeKey(key);
    return `${server.replace(/\/$/, '')}/${this.config.FILES_BUCKET}${key === '' ? '' : `/${key}`}`;
  }

  /** Anything but success and 'there is none' is a store that does not do its work now. */
  private async ask(method: string, url: string, parts: RequestInit = {}, also: readonly number[] = []) {
    return this.guard.run('files', async (signal) => {
      const init = { ...parts, method, ...(signal ? { signal } : {}) };
      const answer = await onceMoreIfCutOff(() => this.client.fetch(url, init)).catch(() => {
        throw failure('unavailable');
      });
      if (isOther(answer) && !also.includes(answer.status)) throw failure('unavailable');
      return answer;
    });
  }
}
