import type { FastifyInstance } from 'fastify';

/** The largest body that any contract needs, many times over. */
export const maxBodyBytes = 1024 * 1024;

/** Only JSON, without the keys that poison objects; an act without any input may come without a body. */
export function readOnlyJson(routes: FastifyInstance): void {
  const parse = routes.getDefaultJsonParser('error', 'error');
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (request, body, done) => {
      if (body.length === 0) done(null, undefined);
      else void parse(request, body as string, done);
    },
  );
}
