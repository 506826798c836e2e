import { z } from 'zod';

const remote = z.union([z.string(), z.looseObject({ manifest: z.string() }).transform(({ manifest }) => manifest)]);
const runtime = z.object({ remotes: z.record(z.string(), remote).default({}) });

/** The other origins from which a page with this runtime config loads micro-frontends. */
export function remoteOrigins(config: unknown): readonly string[] {
  const { remotes } = runtime.parse(config);
  const elsewhere = Object.values(remotes).filter((address) => URL.canParse(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
}
