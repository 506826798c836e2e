import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';

import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

/** Asks the server as somebody; whatever is not granted fails the test. */
export type Acting = <C extends AnyRequest>(contract: C, input: AskOf<C>) => Promise<OutputOf<C>>;

function addressOf({ http, subject }: AnyRequest, input: Record<string, unknown>) {
  const [method = '', route = ''] = http?.split(' ') ?? [];
  if (!route) throw new Error(`${subject} has no route`);
  const rest = { ...input };
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { method, path, rest };
}

const acting =
  (origin: string, authorization: () => string): Acting =>
  async (contract, input) => {
    const { method, path, rest } = addressOf(contract, input as Record<string, unknown>);
    const body = method === 'GET' ? null : JSON.stringify(rest);
    const query = body === null ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers: { authorization: authorization(), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body,
    });
    const answer = (await response.json()) as never;
    if (!response.ok) throw new Error(`${contract.subject} answered ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };

export const asVisitor = (origin: string): Acting => acting(origin, () => '');

/** As the person of a page, with the token that the page itself uses; it has to ask for something first. */
export function actingAs(page: Page, origin: string): Acting {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  return acting(origin, () => authorization);
}
