import type { AnyRequest, Method } from '@alcancia/contracts/define';

export interface Route {
  readonly method: Method;
  /** As Fastify writes it: '/api/family/children/:childId'. */
  readonly url: string;
  /** Names of the fields in the path. */
  readonly fields: readonly string[];
}

/** Method and address of a contract: 'POST /api/…/{field}'. */
export function routeOf(http: NonNullable<AnyRequest['http']>): Route {
  const [method, path] = http.split(' ') as [Method, string];
  const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), fields };
}
