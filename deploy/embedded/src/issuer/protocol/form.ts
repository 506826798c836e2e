import type { FastifyInstance } from 'fastify';

import { oauthError } from '../keycloak-error.js';

/** The protocol's bodies are forms, in which nothing may be said twice. Of another kind of body nothing is read. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const form = new URLSearchParams(body.toString());
    const names = [...form.keys()];
    if (new Set(names).size < names.length) done(oauthError(400, 'invalid_request', 'duplicated parameter'));
    else done(null, form);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, new URLSearchParams()));
}

export const formOf = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
