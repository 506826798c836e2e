import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { wireError } from '@alcancia/contracts/errors';

import { aGateway } from '../../test/gateway-stand.js';
import { BuiltFolders } from './built-folders.js';

const script = `console.log('${'alcancia '.repeat(300)}');`;
const index =
  '<!doctype html><html lang="es"><head><!--alcancia-config--><meta name="nonce" content="__NONCE__"></head><body></body></html>';
const remotes = { family: '/remotes/family/mf-manifest.json' };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-web-'));
  await mkdir(path.join(folder, 'shell/assets'), { recursive: true });
  await mkdir(path.join(folder, 'family'));
  await writeFile(path.join(folder, 'secret.json'), '{"secret":1}');
  await writeFile(path.join(folder, 'shell/index.html'), index);
  await writeFile(path.join(folder, 'shell/assets/shell.0123456789.js'), script);
  await writeFile(path.join(folder, 'shell/notes.exe'), 'x');
  await writeFile(path.join(folder, 'family/mf-manifest.json'), '{"name":"family"}');
});

afterAll(() => rm(folder, { recursive: true }));

const aSite = () =>
  aGateway().start({
    files: new BuiltFolders({ '/': path.join(folder, 'shell/'), '/remotes/family/': path.join(folder, 'family/') }),
    config: { runtime: { remotes, note: '</script><!--' } },
  });

const nonceIn = (policy: string | null): string => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? 'none';

describe('a page', () => {
  it.each(['/auth', '/child/0190a000-0000-7000-8000-000000000001', '/no-such-page', '/index.html', '/auth?tab=x'])(
    'at %s is the shell, which knows its own 404',
    async (address) => {
      const answer = await (await aSite()).ask(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('carries a nonce of its own and the runtime config, which cannot break out', async () => {
    const site = await aSite();
    const [one, two] = [await site.ask('/auth'), await site.ask('/auth')];
    const nonce = nonceIn(one.headers.get('content-security-policy'));
    expect(nonce).not.toBe(nonceIn(two.headers.get('content-security-policy')));
    const html = await one.text();
    expect(html).toContain(`<meta name="nonce" content="${nonce}">`);
    const [, written = ''] =
      /<script type="application\/json" id="alcancia-config" nonce="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(written)).toEqual({ remotes, note: '</script><!--' });
  });

  it('is framed by nobody, but for the affinity test, which our own pages show in a dialog', async () => {
    const site = await aSite();
    for (const [address, frames, ancestors] of [
      ['/auth', 'DENY', "'none'"],
      ['/test-familia?x=1', 'SAMEORIGIN', "'self'"],
      ['/test-familia/x', 'DENY', "'none'"],
    ] as const) {
      const { headers } = await site.ask(address);
      expect([address, headers.get('x-frame-options')]).toEqual([address, frames]);
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`);
    }
  });

  it('may run and load only what is ours', async () => {
    const { headers } = await (await aSite()).ask('/auth');
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = nonceIn(policy);
    for (const part of [
      `default-src 'none'`,
      `script-src 'self' 'nonce-${nonce}'`,
      `connect-src 'self'`,
      `frame-ancestors 'none'`,
      `base-uri 'none'`,
      `object-src 'none'`,
      `form-action 'self'`,
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('says so in Spanish while nothing has been built', async () => {
    const answer = await (await aGateway().start()).ask('/auth');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await answer.text()).toContain('todavía no está lista');
  });
});

describe('a file', () => {
  it.each(['br', 'gzip', 'identity'])(
    'arrives as %s and may be kept for ever when its name says what it is',
    async (encoding) => {
      const answer = await (
        await aSite()
      ).ask('/assets/shell.0123456789.js', { headers: { 'accept-encoding': encoding } });
      expect(await answer.text()).toBe(script);
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    },
  );

  it('whose name stays is asked for again and not sent twice', async () => {
    const site = await aSite();
    const first = await site.ask('/remotes/family/mf-manifest.json');
    expect([first.headers.get('cache-control'), await first.json()]).toEqual(['no-cache', { name: 'family' }]);
    const again = await site.ask('/remotes/family/mf-manifest.json', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    '/assets/gone.js',
    '/remotes/family/gone',
    '/remotes/admin/mf-manifest.json',
    '/favicon.ico',
    '/notes.exe',
    '/..%2fsecret.json',
    '/assets/..%2f..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/assets/..%5c..%5csecret.json',
  ])('that is not there is missing, and never a page: %s', async (address) => {
    const answer = await (await aSite()).ask(address);
    expect(answer.status).toBe(404);
    expect(wireError.parse(await answer.json()).code).toBe('not_found');
  });
});
