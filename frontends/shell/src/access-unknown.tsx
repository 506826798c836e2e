import { ErrorPanel } from '@alcancia/web-kit/ui';

import './access-unknown.css';
import { words } from './words/entry.js';

/** A role that cannot be read opens nothing, and never sends anyone in circles (G45). */
export const AccessUnknown = ({ onRetry }: { readonly onRetry: () => void }) => (
  <main className="access-unknown">
    <ErrorPanel title={words.accessUnknown} text={words.accessUnknownText} onRetry={onRetry} />
  </main>
);
