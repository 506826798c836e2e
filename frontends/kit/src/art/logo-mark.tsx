import { Art } from './art.js';
import { mark, wordmark } from './logo.js';

const drawn = mark() + wordmark();

/** The pig with the wordmark, or alone where there is less room than 20 px. Its link and its spoken name are the caller's. */
export function Logo({ alone = false }: { readonly alone?: boolean }) {
  return <Art className="logo" svg={alone ? mark() : drawn} />;
}
