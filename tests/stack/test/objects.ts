import { createHash, createHmac } from 'node:crypto';

import type { Stack } from './a-stack.js';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Every key in the store of objects, as an operator reads them (Signature Version 4). */
export async function keysOfObjects({ access }: Stack): Promise<string[]> {
  const { url, bucket, accessKey, secret } = access.files;
  const { host } = new URL(url);
  const at = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const [query, payload] = ['list-type=2&max-keys=1000', 'UNSIGNED-PAYLOAD'];
  const headers = { host, 'x-amz-content-sha256': payload, 'x-amz-date': at };
  const [scope, signed] = [`${day}/us-east-1/s3/aws4_request`, Object.keys(headers).join(';')];
  const said = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['GET', `/${bucket}`, query, said.join(''), signed, payload].join('\n');
  const key = [day, 'us-east-1', 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, hash(request)].join('\n')).toString('hex');
  const answer = await fetch(`${url}/${bucket}?${query}`, {
    headers: {
      ...headers,
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
    },
  });
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`The store of objects answered ${answer.status}: ${await answer.text()}`);
  return [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, found = '']) => found);
}
