import type { Mail } from '../src/mail/mail.js';

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** An e-mail as its reader sees it, from the bytes on the wire (RFC 2045 and 2047, as far as ours use them). */
export function readMail(mime: string, to: string): Mail {
  const whole = partOf(mime);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(whole.headers.get('content-type') ?? '') ?? [];
  const parts = whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((piece) => partOf(piece.replace(/^\r\n/, '')));
  const ofType = (type: string) => parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
  const own = ['List-Unsubscribe', 'List-Unsubscribe-Post'].flatMap((name) => {
    const said = whole.headers.get(name.toLowerCase());
    return said === undefined ? [] : [[name, said] as const];
  });
  return {
    id: /<([^@]+)@/.exec(whole.headers.get('message-id') ?? '')?.[1] ?? '',
    to,
    subject: decodedWords(whole.headers.get('subject') ?? ''),
    html: decodedBody(ofType('text/html')),
    text: decodedBody(ofType('text/plain')),
    ...(own.length > 0 && { headers: Object.fromEntries(own) }),
  };
}

function partOf(piece: string): Part {
  const [head = '', ...rest] = piece.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

const fromHex = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );

const decodedWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      (how.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : fromHex(text.replaceAll('_', ' '))).toString(),
    );

function decodedBody(part: Part | undefined): string {
  if (!part) return '';
  const encoding = part.headers.get('content-transfer-encoding');
  const body = part.body.replace(/\r\n$/, '');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return (encoding === 'quoted-printable' ? fromHex(body.replaceAll('=\r\n', '')) : Buffer.from(body, 'latin1'))
    .toString()
    .replaceAll('\r\n', '\n');
}
