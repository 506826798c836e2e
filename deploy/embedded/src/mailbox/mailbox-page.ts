import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { mailboxWords as words } from '../words.js';
import type { KeptMail, Mailbox } from './mailbox.js';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
const when = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' });

const style = `body{margin:0;background:#f5f7f2;color:#122e2b;font:16px/1.5 Figtree,system-ui,sans-serif}
header{background:#fff;border-bottom:1px solid #e1e7de}header a{display:block;max-width:760px;margin:0 auto;padding:14px 16px;font-size:22px;font-weight:700;letter-spacing:-.012em;color:#0e5049;text-decoration:none}
main{max-width:760px;margin:0 auto;padding:28px 16px 64px}h1{font-size:30px;line-height:1.2;letter-spacing:-.012em;margin:0 0 4px;overflow-wrap:anywhere}p{color:#45605b;margin:0 0 20px}a{color:#0e5049}
.head{display:flex;margin-bottom:8px;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:12px;background:#0e5049;color:#fff;font-weight:600;text-decoration:none}.button:hover{background:#14675d}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}li a{display:block;padding:16px 20px;background:#fff;border:1px solid #e1e7de;border-radius:20px;text-decoration:none;color:inherit;overflow-wrap:anywhere}li a:hover{border-color:#7f918c}li b{display:block}
small{font-size:14px;color:#576e69}a:focus-visible{outline:3px solid #1f8375;outline-offset:2px}.empty{padding:48px 24px;text-align:center;background:#fff;border:1px solid #e1e7de;border-radius:20px}.empty b{font-size:20px}.empty p{margin:4px 0 0}
iframe{box-sizing:border-box;width:100%;height:max(560px,72vh);border:1px solid #e1e7de;border-radius:20px;background:#fff}`;

/** The page runs no script; an e-mail's own HTML is shown in a frame that may only open links. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'";

const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' };

const page = (body: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title} · Alcancía</title><style>${style}</style><header><a href="/">${words.brand}</a></header><main>${body}</main></html>`;

/** Links of an e-mail open in the whole window, as from a mail program, not in the frame. */
const opensOutside = (html: string): string => {
  const base = '<base target="_top">';
  const head = /<head[^>]*>/i;
  return head.test(html) ? html.replace(head, (opened) => opened + base) : base + html;
};

const row = ({ id, to, subject, sent_at }: KeptMail): string =>
  `<li><a href="/buzon/${id}"><b>${escaped(subject)}</b><small>${words.to} ${escaped(to)} · ${when.format(new Date(sent_at))}</small></a></li>`;

const list = (mails: readonly KeptMail[]): string =>
  `<div class="head"><h1>${words.title}</h1><a class="button" href="/buzon">${words.refresh}</a></div><p>${words.about}</p>` +
  (mails.length === 0
    ? `<div class="empty"><b>${words.empty}</b><p>${words.emptyHint}</p></div>`
    : `<ul>${mails.map(row).join('')}</ul>`);

const single = ({ subject, to, html, sent_at }: KeptMail): string =>
  `<p><a href="/buzon">${words.back}</a></p><h1>${escaped(subject)}</h1><p>${words.to} ${escaped(to)} · ${when.format(new Date(sent_at))}</p>` +
  `<iframe title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escaped(opensOutside(html))}"></iframe>`;

const isThisMachine = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./i.test(address);

/** Links in e-mails open accounts: on a network (HOST=0.0.0.0) a child's tablet must not read them. */
async function onlyHere({ ip }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (isThisMachine(ip)) return undefined;
  return reply
    .code(403)
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(page(`<h1>${words.title}</h1><p>${words.onlyHere}</p>`));
}

/** The local mailbox page, with e-mails as a person would see them; only the embedded way of running has it. */
export function registerMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/buzon', { onRequest: onlyHere }, async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(page(list(await mailbox.mails()))),
  );
  app.get<{ Params: { id: string } }>('/buzon/:id', { onRequest: onlyHere }, async ({ params }, reply) => {
    const mail = await mailbox.mail(params.id);
    return reply
      .code(mail ? 200 : 404)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(page(mail ? single(mail) : `<h1>${words.missing}</h1><p><a href="/buzon">${words.back}</a></p>`));
  });
}
