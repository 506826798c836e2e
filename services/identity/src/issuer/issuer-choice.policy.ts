/**
 * The embedded issuer keeps accounts for one process on one machine. It says so in its well-known document, and a
 * system of several processes does not start over it (house §3).
 */
export function mustSuit(document: Readonly<Record<string, unknown>>, mayBeEmbedded: boolean): void {
  if (document['alcancia_embedded'] === true && !mayBeEmbedded)
    throw new Error('ISSUER_URL leads to the embedded issuer, which serves one process alone: name a Keycloak there');
}
