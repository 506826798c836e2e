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

/** What a mail program sends (RFC 8058) is taken in as any form and not read: the address says everything. */
export function readNoForm(routes: FastifyInstance): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  routes.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
}
