import type { FastifyInstance } from 'fastify';

import type { KeptLetter, Mailbox } from './mailbox.js';

const words = {
  title: 'Buzón de Alcancía',
  about: 'Aquí llegan los correos de esta instalación. Ninguno sale de este equipo.',
  empty: 'Todavía no hay correos.',
  refresh: 'Actualizar',
  back: '← Todos los correos',
  to: 'Para',
  missing: 'Este correo ya no está.',
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
const when = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' });

const style = `body{margin:0;background:#f5f7f2;color:#122e2b;font:16px/1.5 Figtree,system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:30px;margin:0 0 4px}p{color:#45605b;margin:0 0 20px}a{color:#0e5049}ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li a{display:block;padding:16px 20px;background:#fff;border:1px solid #e1e7de;border-radius:20px;text-decoration:none;color:inherit}li b{display:block}
small{color:#576e69}a:focus-visible{outline:3px solid #1f8375;outline-offset:2px}iframe{width:100%;height:70vh;border:1px solid #e1e7de;border-radius:20px;background:#fff}`;

/** The page runs nothing; a letter's own HTML is shown in a frame that may only open links. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'";

const page = (body: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${style}</style><main>${body}</main></html>`;

const row = ({ id, to, subject, sent_at }: KeptLetter): string =>
  `<li><a href="/buzon/${id}"><b>${escaped(subject)}</b><small>${words.to} ${escaped(to)} · ${when.format(new Date(sent_at))}</small></a></li>`;

const list = (letters: readonly KeptLetter[]): string =>
  `<h1>${words.title}</h1><p>${words.about} <a href="/buzon">${words.refresh}</a></p>` +
  (letters.length === 0 ? `<p>${words.empty}</p>` : `<ul>${letters.map(row).join('')}</ul>`);

const single = ({ subject, to, html, sent_at }: KeptLetter): string =>
  `<p><a href="/buzon">${words.back}</a></p><h1>${escaped(subject)}</h1><p>${words.to} ${escaped(to)} · ${when.format(new Date(sent_at))}</p>` +
  `<iframe title="${escaped(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escaped(`<base target="_top">${html}`)}"></iframe>`;

/** The local mailbox, as a person would see the mails; only the embedded way of running has it. */
export function registerMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/buzon', async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(list(await mailbox.letters()))),
  );
  app.get<{ Params: { id: string } }>('/buzon/:id', async ({ params }, reply) => {
    const letter = await mailbox.letter(params.id);
    return reply
      .code(letter ? 200 : 404)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(letter ? single(letter) : `<p>${words.missing} <a href="/buzon">${words.back}</a></p>`));
  });
}
