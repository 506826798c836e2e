/** Where a micro-frontend's manifest is. With `integrity` ('sha384-…') no other manifest than this one is taken. */
export interface Remote {
  readonly manifest: string;
  readonly integrity?: string;
}

/** What the gateway writes into the page: one image serves every environment (house §7). */
interface RuntimeConfig {
  /** Name of a micro-frontend → its manifest's address, alone or with its hash. */
  readonly remotes: Readonly<Record<string, string | Remote>>;
  readonly [more: string]: unknown;
}

const element = () => document.getElementById('alcancia-config');

/** Reads the config that came with the page. */
export function runtimeConfig(): RuntimeConfig {
  const written = element()?.textContent;
  const config: unknown = written ? JSON.parse(written) : {};
  return { remotes: {}, ...(config as object) };
}

/** The micro-frontend of this name as the page was told of it. */
export function remoteNamed(name: string): Remote | undefined {
  const told = runtimeConfig().remotes[name];
  return typeof told === 'string' ? { manifest: told } : told;
}

/** The nonce of this page's content policy: browsers hide the attribute, not the property. */
export const pageNonce = (): string | undefined => element()?.nonce || undefined;

/** The micro-frontends that this page was told of. */
export const remoteNames = (): readonly string[] => Object.keys(runtimeConfig().remotes);
