import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { unknownError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { type AccountSearch, countAccounts, searchAccounts } from '../store/accounts.js';
import { accountView } from './account-view.js';

const text = z
  .string()
  .max(1000)
  .refine((value) => !value.includes('\0'))
  .optional();
const flag = z.stringbool().optional();

const query = z.object({
  email: text,
  username: text,
  firstName: text,
  lastName: text,
  search: text,
  q: text,
  exact: flag,
  enabled: flag,
  emailVerified: flag,
  briefRepresentation: flag,
  first: z.coerce.number().int().min(0).max(1_000_000).default(0),
  max: z.coerce.number().int().min(0).max(1000).default(100),
});

function readSearch(asked: unknown) {
  const { data } = query.safeParse(asked);
  if (!data) throw unknownError(400);
  const search: AccountSearch = {
    email: data.email,
    username: data.username,
    firstName: data.firstName,
    lastName: data.lastName,
    anywhere: data.search?.trim(),
    isExact: data.exact ?? false,
    isEnabled: data.enabled,
    isEmailVerified: data.emailVerified,
    attributes: data.q === undefined ? undefined : readAttributes(data.q),
  };
  return { search, page: { first: data.first, max: data.max }, isBrief: data.briefRepresentation ?? false };
}

/** `q=key:value "another key":"a value"`: every pair must be there. */
function readAttributes(q: string): Record<string, string[]> {
  const pairs = q.matchAll(/("[^"]*"|[^\s":]+):("[^"]*"|\S+)/g);
  const bare = (part: string | undefined = '') => part.replace(/^"(.*)"$/, '$1');
  return Object.fromEntries([...pairs].map(([, key, value]) => [bare(key), [bare(value)]]));
}

export function searchEndpoints(app: FastifyInstance, { sql }: Parts): void {
  app.get('/users', async ({ query: asked }) => {
    const { search, page, isBrief } = readSearch(asked);
    return (await searchAccounts(sql, search, page)).map((account) => accountView(account, { isBrief }));
  });

  app.get('/users/count', async (request, reply) => {
    const { search } = readSearch(request.query);
    return reply.type('application/json').send(JSON.stringify(await countAccounts(sql, search)));
  });
}
