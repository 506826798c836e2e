import type { Operation } from '../forward/openapi.js';
import { escaped } from './escaped.js';

const block = (title: string, value: unknown): string =>
  `<h4>${title}</h4><pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

const style = `
  body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem 6rem;color:#22313f;background:#fbfaf7}
  summary{cursor:pointer;padding:.6rem .2rem;border-bottom:1px solid #e4dfd5;overflow-wrap:anywhere}
  summary:focus-visible{outline:3px solid #2a9d8f;outline-offset:2px}
  code{font:600 .95em ui-monospace,monospace} .method{display:inline-block;min-width:4.5em;color:#12685e}
  small{color:#5b6875} pre{background:#f1ede4;padding:1rem;border-radius:8px;overflow:auto;font-size:.85rem}`;

function described({ method, path, contract, parameters, body, answer }: Operation): string {
  const { who, area, level } = contract.access;
  const rights = area ? `${who}, ${level} ${area}` : who;
  return `<details id="${escaped(contract.subject)}"><summary><code><span class="method">${method}</span>${escaped(path)}</code>
    <small>${escaped(contract.subject)} · ${contract.kind} · ${rights}</small></summary>
    ${parameters.length ? block('Parameters', parameters) : ''}${body ? block('Body', body) : ''}${block('Answer', answer)}</details>`;
}

/** A readable page of the API for developers; no script, no foreign host. */
export function docsPage(operations: readonly Operation[], nonce: string): string {
  const services = [...new Set(operations.map(({ contract }) => contract.subject.replace(/\..*$/, '')))];
  const section = (service: string) =>
    `<h2>${escaped(service)}</h2>${operations
      .filter(({ contract }) => contract.subject.startsWith(`${service}.`))
      .map(described)
      .join('')}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alcancía API</title>
    <meta name="viewport" content="width=device-width,initial-scale=1"><style nonce="${nonce}">${style}</style></head>
    <body><h1>Alcancía API</h1><p>Made from the contracts; the same as <a href="/api/openapi.json">openapi.json</a>.
    Unsafe requests carry an <code>Idempotency-Key</code>.</p>${services.map(section).join('')}</body></html>`;
}
