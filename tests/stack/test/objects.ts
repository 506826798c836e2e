import { createHash, createHmac } from 'node:crypto';

import type { Stack } from './a-stack.js';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const region = 'us-east-1';
const momentOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const scopeOf = (moment: string): string => `${moment.slice(0, 8)}/${region}/s3/aws4_request`;

/** Signature Version 4 over a canonical request. */
function sign(secret: string, moment: string, request: string): string {
  const key = [moment.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scopeOf(moment), hash(request)].join('\n')).toString('hex');
}

/** The same address, signed anew as if it had been asked for at that moment; it is as long valid as before. */
export function signedAt(address: URL, at: Date, { access }: Stack): URL {
  const { accessKey, secret } = access.files;
  const moment = momentOf(at);
  const signed = new URL(address);
  signed.searchParams.delete('X-Amz-Signature');
  signed.searchParams.set('X-Amz-Date', moment);
  signed.searchParams.set('X-Amz-Credential', `${accessKey}/${scopeOf(moment)}`);
  const encoded = (text: string): string =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...signed.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const request = ['GET', signed.pathname, query, `host:${signed.host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  signed.search = `${query}&X-Amz-Signature=${sign(secret, moment, request)}`;
  return signed;
}

/** Every key in the store of objects, as an operator reads them (Signature Version 4). */
export async function keysOfObjects({ access }: Stack): Promise<string[]> {
  const { url, bucket, accessKey, secret } = access.files;
  const { host } = new URL(url);
  const moment = momentOf(new Date());
  const [query, payload] = ['list-type=2&max-keys=1000', 'UNSIGNED-PAYLOAD'];
  const headers = { host, 'x-amz-content-sha256': payload, 'x-amz-date': moment };
  const signed = Object.keys(headers).join(';');
  const said = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['GET', `/${bucket}`, query, said.join(''), signed, payload].join('\n');
  const signature = sign(secret, moment, request);
  const answer = await fetch(`${url}/${bucket}?${query}`, {
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scopeOf(moment)}, SignedHeaders=${signed}, Signature=${signature}`,
    },
  });
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`The store of objects answered ${answer.status}: ${await answer.text()}`);
  return [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, found = '']) => found);
}
