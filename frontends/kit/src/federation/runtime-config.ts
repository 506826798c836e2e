/** What the gateway writes into the page: one image serves every environment (house §7). */
export interface RuntimeConfig {
  /** Name of a micro-frontend → address of its manifest. */
  readonly remotes: Readonly<Record<string, string>>;
  readonly [more: string]: unknown;
}

const element = () => document.getElementById('alcancia-config');

/** Reads the config that came with the page. */
export function runtimeConfig(): RuntimeConfig {
  const written = element()?.textContent;
  const config: unknown = written ? JSON.parse(written) : {};
  return { remotes: {}, ...(config as object) };
}

/** The nonce of this page's content policy: browsers hide the attribute, not the property. */
export const pageNonce = (): string | undefined => element()?.nonce || undefined;
