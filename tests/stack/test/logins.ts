import { z } from 'zod';

import type { Stack } from './a-stack.js';

const granted = z.object({ access_token: z.string() });
const login = z.object({ id: z.string(), email: z.string() });

/** The user of the realm with this id, as Keycloak's own administration answers; null where there is none. */
export async function loginOf({ access }: Stack, id: string): Promise<z.output<typeof login> | null> {
  const { url, clientSecret } = access.keycloak;
  const form = { grant_type: 'client_credentials', client_id: 'alcancia-identity', client_secret: clientSecret };
  const token = await fetch(`${url}/realms/alcancia/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token } = granted.parse(await token.json());
  const answer = await fetch(`${url}/admin/realms/alcancia/users/${id}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Keycloak answered ${answer.status}: ${await answer.text()}`);
  return login.parse(await answer.json());
}
