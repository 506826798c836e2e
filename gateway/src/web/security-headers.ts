import type { FastifyReply } from 'fastify';

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000',
};

/** On every answer. Browsers heed Strict-Transport-Security only over HTTPS, so a local run is unharmed. */
export function setSecurityHeaders(reply: FastifyReply): void {
  void reply.headers(everywhere);
}

/**
 * A page's policy: only what we serve, no inline script without this page's nonce, nobody may frame it.
 * `origins` are those from which micro-frontends come, where it is not our own.
 */
export const pagePolicy = (nonce: string, origins: readonly string[] = []): string => {
  const ours = ["'self'", ...origins].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${ours} 'nonce-${nonce}'`,
    `style-src ${ours} 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${ours} data: blob:`,
    `font-src ${ours}`,
    `connect-src ${ours}`,
    `media-src ${ours} blob:`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // The editor of landing pages shows what they look like.
    `frame-src 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
  ].join('; ');
};

/** The policy of a page that our own pages may show within another. */
export const framedByUs = (policy: string): string =>
  policy.replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`);
