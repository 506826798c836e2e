import { randomBytes } from 'node:crypto';

const configPlace = '<!--alcancia-config-->';
const noncePlace = '__NONCE__';
const textPlace = '<!--alcancia-text-->';

export interface Page {
  readonly nonce: string;
  readonly html: string;
}

/** One that no other answer has. */
export const aNonce = (): string => randomBytes(18).toString('base64');

/** Inside a script element nothing may look like its end or like a comment. */
export const asScriptText = (config: unknown): string => JSON.stringify(config).replaceAll('<', '\\u003c');

/** What stands in a page before, and without, its script: HTML of our own making. */
export interface PageText {
  readonly title: string;
  readonly style: string;
  readonly html: string;
}

/**
 * An index.html as one visitor gets it: a nonce of its own, and the runtime config in its place (house §7). With a text,
 * that takes the place of the first picture until the app is there.
 */
export function pageFrom(template: string, config: unknown, text?: PageText, nonce = aNonce()): Page {
  const script = `<script type="application/json" id="alcancia-config" nonce="${nonce}">${asScriptText(config)}</script>`;
  const html = template.replaceAll(noncePlace, nonce).replace(configPlace, () => script);
  return { nonce, html: text ? withText(html, nonce, text) : html };
}

const withText = (page: string, nonce: string, { title, style, html }: PageText): string =>
  page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(textPlace, () => `<style nonce="${nonce}">${style}</style>${html}`);
