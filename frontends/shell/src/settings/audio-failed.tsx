import { useEffect } from 'react';

import { ErrorPanel, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/audio.js';

/** What cannot be loaded is said at once, too (spec 2 §8). */
export function AudioFailed({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => toast({ kind: 'error', title: words.failedTitle, text: words.failedText }), []);
  return <ErrorPanel title={words.failedText} onRetry={onRetry} />;
}
