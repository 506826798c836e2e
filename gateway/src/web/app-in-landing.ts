import { aNonce, asScriptText, pageFrom } from './page.js';

/** Where the landing leaves room for the app. */
const appPlace = '<!--alcancia-app-->';
/** Where the landing wants a visitor's nonce. What an editor typed has no quotes of this kind, so it cannot look like it. */
const noncePlace = 'nonce="__NONCE__"';

/**
 * Who is signed in is known to the browser alone, by what it stores. Then the landing is never shown, and the app's own page is put in
 * its place: the spec wants one address for both (spec 1 §2). It runs before the landing is parsed, so that nothing flashes.
 */
const bringTheApp = `(() => {
  let stored = null;
  try { stored = localStorage.getItem('alcancia.session'); } catch {}
  const kept = document.getElementById('alcancia-app');
  if (!stored) return kept.remove();
  const nonce = document.currentScript.nonce;
  const page = new DOMParser().parseFromString(JSON.parse(kept.textContent), 'text/html');
  kept.remove();
  document.documentElement.classList.add('to-app');
  for (const own of document.querySelectorAll('head style, head link[rel=preload]')) own.remove();
  const made = (node) => {
    if (node.localName !== 'script' && node.localName !== 'style') return document.importNode(node, true);
    const copy = document.createElement(node.localName);
    for (const { name, value } of node.attributes) if (name !== 'nonce' && name !== 'defer') copy.setAttribute(name, value);
    copy.nonce = nonce;
    if (node.src) copy.async = false;
    copy.textContent = node.textContent;
    return copy;
  };
  const root = page.getElementById('root');
  document.body.append(made(root));
  for (const node of page.head.children) if (node.localName !== 'meta' && node.localName !== 'title') document.head.append(made(node));
  addEventListener('DOMContentLoaded', () => document.querySelector('[data-landing]')?.remove());
})();`;

const hidden = '.to-app [data-landing]{display:none}';

export interface PageWithApp {
  readonly nonce: string;
  readonly html: string;
}

/** A page that many visitors get, each with a nonce of its own: only that is put in for each of them. */
export class PageForMany {
  private readonly pieces: readonly Buffer[];

  constructor({ nonce, html }: PageWithApp) {
    this.pieces = html.split(nonce).map((piece) => Buffer.from(piece));
  }

  forOne(): { readonly nonce: string; readonly html: Buffer } {
    const nonce = aNonce();
    const put = Buffer.from(nonce);
    const html = Buffer.concat(this.pieces.flatMap((piece, nth) => (nth === 0 ? [piece] : [put, piece])));
    return { nonce, html };
  }
}

/** A landing page as one visitor gets it: a nonce of its own, and the app beside it for whoever turns out to be signed in. */
export function withApp(landing: string, template: string | undefined, runtime: unknown): PageWithApp {
  const nonce = aNonce();
  const html = landing.replaceAll(noncePlace, `nonce="${nonce}"`);
  if (template === undefined) return { nonce, html: html.replace(appPlace, '') };
  const app = pageFrom(template, runtime, undefined, nonce).html;
  const parts =
    `<style data-to-app nonce="${nonce}">${hidden}</style>` +
    `<script type="application/json" id="alcancia-app" nonce="${nonce}">${asScriptText(app)}</script>` +
    `<script nonce="${nonce}">${bringTheApp}</script>`;
  return { nonce, html: html.replace(appPlace, () => parts) };
}
