import type { OutputOf } from '@alcancia/contracts/define';
import {
  type LegalDocument,
  legalDocuments,
  type LegalVersionView,
  type readLegalText,
} from '@alcancia/contracts/identity';

import { words } from '../words/legal.js';
import { escaped } from './escaped.js';
import type { PageText } from './page.js';

type LegalText = OutputOf<typeof readLegalText>;

const day = (date: string): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const style = `
  .first-picture{display:none}
  .first-text{max-width:720px;margin:0 auto;padding:20px 20px 64px;font:17px/1.6 system-ui,sans-serif;color:#17332f;overflow-wrap:break-word}
  .first-text h1{margin:16px 0 0;font-size:36px;line-height:1.1}.first-text h2{margin:32px 0 0;font-size:22px}
  .first-text a{color:#0e5049;font-weight:600}.first-text nav a{display:inline-block;padding:10px 20px 10px 0}
  .first-text nav{margin-top:32px;border-top:1px solid #d5ded6;padding-top:12px}
  @media print{.first-text nav{display:none}.first-text{padding:0;font-size:11pt}}`;

const link = (address: string, text: string): string => `<a href="${escaped(address)}">${escaped(text)}</a>`;

const page = (title: string, body: string): PageText => ({
  title: escaped(`${title} · ${words.product}`),
  style,
  html: `<main class="first-text"><a href="/" aria-label="${escaped(words.home)}">${escaped(words.product)}</a>
    <h1>${escaped(title)}</h1>${body}<nav aria-label="${escaped(words.others)}">${legalDocuments
      .map((document) => link(`/${document}`, words.titles[document]))
      .join('')}</nav></main>`,
});

function stateOf({ document, version, effectiveOn, isInForce }: LegalText, today: string): string {
  if (isInForce) return escaped(words.version(version, day(effectiveOn)));
  if (effectiveOn > today) return escaped(words.announced(version, day(effectiveOn)));
  return `${escaped(words.replaced(version, day(effectiveOn)))} ${link(`/${document}`, words.toCurrent)}`;
}

const listed = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A legal text as it is read without script: every word of it escaped, with links to its other versions (G50). */
export function legalPage(text: LegalText, versions: readonly LegalVersionView[], now: Date): PageText {
  const sections = text.sections.map(
    ({ title, text: paragraphs, list }) =>
      `<section><h2>${escaped(title)}</h2>${paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('')}${listed(list.map(escaped))}</section>`,
  );
  const others = versions.filter(({ document }) => document === text.document);
  const addresses = others.map(
    ({ document, version, effectiveOn, summary }) =>
      `${link(`/${document}?version=${version}`, words.version(version, day(effectiveOn)))}: ${escaped(summary)}`,
  );
  return page(
    text.title,
    `<p>${stateOf(text, now.toISOString().slice(0, 10))}</p>${sections.join('')}
     <section><h2>${escaped(words.versions)}</h2>${listed(addresses)}</section>`,
  );
}

/** In place of a version that was never published. */
export const unknownVersion = (document: LegalDocument): PageText =>
  page(words.unknown, `<p>${escaped(words.unknownText)} ${link(`/${document}`, words.toCurrent)}</p>`);

/** While the text cannot be read. */
export const legalUnavailable = (): PageText => page(words.unavailable, `<p>${escaped(words.unavailableText)}</p>`);
