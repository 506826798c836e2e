import { randomBytes } from 'node:crypto';

const configPlace = '<!--alcancia-config-->';
const noncePlace = '__NONCE__';

export interface Page {
  readonly nonce: string;
  readonly html: string;
}

/** Inside a script element nothing may look like its end or like a comment. */
const asScriptText = (config: unknown): string => JSON.stringify(config).replaceAll('<', '\\u003c');

/** An index.html as one visitor gets it: a nonce of its own, and the runtime config in its place (house §7). */
export function pageFrom(template: string, config: unknown): Page {
  const nonce = randomBytes(18).toString('base64');
  const script = `<script type="application/json" id="alcancia-config" nonce="${nonce}">${asScriptText(config)}</script>`;
  const html = template.replaceAll(noncePlace, nonce).replace(configPlace, () => script);
  return { nonce, html };
}
