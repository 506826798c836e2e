import { inVos } from '@alcancia/contracts/in-vos';
import { type Say, textsIn, turned } from '@alcancia/contracts/turned';

import type { Mail } from './mail.js';
import { words } from '../words/mails.js';

/** A part with a heading of its own: what there is to say of one child. */
export interface MailSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What an e-mail says, before it is set as HTML and as plain text. */
export interface Letter {
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly sections?: readonly MailSection[];
  readonly button: string;
  readonly link: string;
  readonly closing: readonly string[];
  /** Where the reader ends what is sent regularly: the page for a person, the address for the mail program (RFC 8058). */
  readonly unsubscribe?: { readonly text: string; readonly page: string; readonly oneClick: string };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const ink = '#122E2B';
const agave = '#0E5049';
const fonts = "Nunito, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const small = 'font-size:14px;line-height:20px;color:#40605B';

const paragraph = (text: string, style = `font-size:16px;line-height:24px;color:${ink}`): string =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${escape(text)}</p>`;

const section = ({ title, lines }: MailSection): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td style="padding:16px 18px;background:#F5F7F2;border-radius:16px">
<h2 style="margin:0 0 8px;font-size:18px;line-height:24px;overflow-wrap:anywhere;color:${agave}">${escape(title)}</h2>
${lines.map((line) => `<p style="margin:0 0 6px;font-size:16px;line-height:24px;overflow-wrap:anywhere;color:${ink}">${escape(line)}</p>`).join('\n')}
</td></tr></table>`;

/** Tables and inline styles: mail programs read little else. */
function html(
  { preview, greeting, paragraphs, sections = [], button, link, closing, unsubscribe }: Letter,
  copyLink: string,
): string {
  const href = escape(link);
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.product}</title></head>
<body style="margin:0;background:#F5F7F2;font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;font-size:26px;font-weight:700;color:${agave}">alcancía</td></tr>
<tr><td style="padding:32px 28px;background:#FFFFFF;border:1px solid #E1E7DE;border-radius:20px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;color:${ink}">${escape(greeting)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${sections.map(section).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:${agave};border-radius:14px">
<a href="${href}" style="display:inline-block;padding:14px 28px;font-size:17px;font-weight:700;color:#FFFFFF;text-decoration:none">${escape(button)}</a>
</td></tr></table>
${paragraph(copyLink, small)}
<p style="margin:0 0 24px;font-size:14px;line-height:20px;word-break:break-all"><a href="${href}" style="color:${agave}">${href}</a></p>
${closing.map((text) => paragraph(text, small)).join('\n')}
${unsubscribe ? `<p style="margin:0;${small}"><a href="${escape(unsubscribe.page)}" style="color:${agave}">${escape(unsubscribe.text)}</a></p>` : ''}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:18px;color:#576E69">${words.signature}</td></tr>
</table></td></tr></table></body></html>`;
}

const plain = ({ greeting, paragraphs, sections = [], button, link, closing, unsubscribe }: Letter): string =>
  [
    greeting,
    ...paragraphs,
    ...sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    `${button}:\n${link}`,
    ...closing,
    ...(unsubscribe ? [`${unsubscribe.text}:\n${unsubscribe.page}`] : []),
    words.product,
  ].join('\n\n');

const saidBy = (letter: Letter, say: Say): Letter => ({
  ...letter,
  subject: say(letter.subject),
  preview: say(letter.preview),
  greeting: say(letter.greeting),
  paragraphs: letter.paragraphs.map(say),
  ...(letter.sections && {
    sections: letter.sections.map(({ title, lines }) => ({ title, lines: lines.map(say) })),
  }),
  button: say(letter.button),
  closing: letter.closing.map(say),
  ...(letter.unsubscribe && { unsubscribe: { ...letter.unsubscribe, text: say(letter.unsubscribe.text) } }),
});

/** Every text in a value of an e-mail's data: in JSON each of its texts, else itself. */
function typedIn(value: string): string[] {
  try {
    return textsIn(JSON.parse(value));
  } catch {
    return textsIn(value);
  }
}

/** Says a letter with 'vos'; `data`, what it was made of, stays as it was typed (ADR 10). */
export function sayWithVos(data: Readonly<Record<string, string>>): Say {
  const typed = Object.values(data).flatMap(typedIn);
  return (text) => turned(text, inVos, typed);
}

const asWritten: Say = (text) => text;

/** Sets a letter as HTML and as plain text; every text is escaped. */
export function writeMail(letter: Letter, say: Say = asWritten): Omit<Mail, 'id' | 'to'> {
  const said = saidBy(letter, say);
  return {
    subject: said.subject,
    html: html(said, say(words.copyLink)),
    text: plain(said),
    ...(said.unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${said.unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

export const hello = words.hello;
