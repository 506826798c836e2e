import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { listLegalVersions, readLegalText } from '@alcancia/contracts/identity';
import { notFound } from '@alcancia/server-kit';

import { aGateway } from '../../test/gateway-stand.js';
import { BuiltFolders } from './built-folders.js';

const index =
  '<!doctype html><html lang="es"><head><title>Alcancía</title><!--alcancia-config--></head><body><!--alcancia-text--></body></html>';
const head = {
  document: 'terms',
  title: 'Términos de uso',
  version: '1.0',
  effectiveOn: '2026-11-21',
  summary: 'Primera versión.',
  isMaterial: true,
  isInForce: true,
} as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-legal-'));
  await writeFile(path.join(folder, 'index.html'), index);
});
afterAll(() => rm(folder, { recursive: true }));

const aSite = () => aGateway().start({ files: new BuiltFolders({ '/': `${folder}/` }) });

async function aSiteWithTexts() {
  const site = await aSite();
  await site.play(listLegalVersions, () => ({
    versions: [
      { ...head, version: '2.0', effectiveOn: '2099-01-01', summary: 'Planes <b>de pago</b>.', isInForce: false },
      head,
    ],
  }));
  await site.play(readLegalText, ({ input }) => {
    const { document, version } = readLegalText.input.parse(input);
    if (version === '9.9') throw notFound();
    const isNext = version === '2.0';
    return {
      ...head,
      document,
      ...(isNext ? { version, effectiveOn: '2099-01-01', isInForce: false } : {}),
      sections: [{ title: 'Qué es', text: ['Una <script>alert(1)</script> & más'], list: ['uno', 'dos'] }],
    };
  });
  return site;
}

it.each(['/privacy', '/terms', '/cookies', '/refund'])('%s is read without script', async (address) => {
  const answer = await (await aSiteWithTexts()).ask(address);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toContain('<title>Términos de uso · Alcancía</title>');
  expect(html).toContain('<p>Una &lt;script&gt;alert(1)&lt;/script&gt; &amp; más</p>');
  expect(html).toContain('Versión 1.0, vigente desde el 21 de noviembre de 2026');
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(html).toContain(`<style nonce="${nonce}">`);
});

it('other versions are reached by links, one that is announced says so, and a strange one is not found', async () => {
  const site = await aSiteWithTexts();
  const html = await (await site.ask('/terms')).text();
  expect(html).toContain('<a href="/terms?version=2.0">');
  expect(html).toContain('Planes &lt;b&gt;de pago&lt;/b&gt;.');
  expect(await (await site.ask('/terms?version=2.0')).text()).toContain('que regirá desde el 1 de enero de 2099');
  for (const version of ['9.9', 'x', '%3Cscript%3E']) {
    const answer = await site.ask(`/terms?version=${version}`);
    expect([answer.status, (await answer.text()).includes('No encontramos esa versión')]).toEqual([404, true]);
  }
});

it('while identity is away the page says so, and comes', async () => {
  const answer = await (await aSite()).ask('/terms');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await answer.text()).toContain('Este texto no está disponible en este momento');
});

it('no other page carries a text', async () => {
  const html = await (await (await aSiteWithTexts()).ask('/terms/other')).text();
  expect(html).not.toContain('first-text');
});
