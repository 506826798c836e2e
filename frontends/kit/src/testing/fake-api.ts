import { afterEach } from '@jest/globals';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import { errorCodes, errorKinds } from '@alcancia/contracts/errors';

import { ApiError } from '../api/api-error.js';

/** What was asked of the fake. */
export interface Asked {
  readonly subject: string;
  readonly input: Record<string, unknown>;
  readonly headers: Headers;
}

type Handler = (input: Record<string, unknown>, asked: Asked) => unknown;

/** What a screen asked or a test answered against the contract; the test in which it happened fails. */
const misfits: string[] = [];
afterEach(() => {
  const found = misfits.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});

function fitting(schema: AnyRequest['input'], value: unknown, what: string): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  misfits.push(`${what} does not fit the contract: ${error.message}`);
  throw new Error(misfits.at(-1));
}

/** Answers fetch by contract: what is asked and what is answered must fit it. What has no answer is refused as unavailable. */
export class FakeApi {
  readonly asked: Asked[] = [];
  private readonly routes: { contract: AnyRequest; pattern: RegExp; names: string[]; handler: Handler }[] = [];

  /** The newest answer for a contract counts. Throw an ApiError to refuse, a TypeError for a dead network. */
  answer<C extends AnyRequest>(
    contract: C,
    handler: (input: AskOf<C>, asked: Asked) => OutputOf<C> | Promise<OutputOf<C>>,
  ): this {
    const names: string[] = [];
    const [, path = ''] = contract.http?.split(' ') ?? [];
    const source = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
    this.routes.unshift({ contract, pattern: new RegExp(`^${source}$`), names, handler: handler as Handler });
    return this;
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    for (const { contract, pattern, names, handler } of this.routes) {
      const found = contract.http?.startsWith(`${method} `) ? pattern.exec(pathname) : null;
      if (!found) continue;
      const inPath = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]));
      const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : Object.fromEntries(searchParams);
      const asked = { subject: contract.subject, input: { ...sent, ...inPath }, headers: new Headers(init.headers) };
      this.asked.push(asked);
      fitting(contract.input, asked.input, `What is asked of ${contract.subject}`);
      return this.settle(contract, handler, asked);
    }
    return reply(503, { kind: 'unavailable', code: 'unavailable', details: {} });
  };

  private async settle(contract: AnyRequest, handler: Handler, asked: Asked): Promise<Response> {
    try {
      const answer = await handler(asked.input, asked);
      return reply(200, fitting(contract.output, answer, `The answer of ${contract.subject}`));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const kind = errorCodes[thrown.code];
      return reply(errorKinds[kind], {
        kind,
        code: thrown.code,
        details: thrown.details,
        fields: thrown.fields,
      });
    }
  }
}

const reply = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
