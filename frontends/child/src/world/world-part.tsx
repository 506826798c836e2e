import type { ReactNode } from 'react';

import { Part } from '@alcancia/web-kit/ui';

import { WorldBones } from './world-bones.js';
import { WorldClosed } from './world-closed.js';
import { WorldFailed } from './world-failed.js';

const failed = (retry: () => void) => <WorldFailed onRetry={retry} />;

interface WorldPartProps {
  /** Whether the caller may see it, where the world's own right is not enough. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that may come late, fail, or be closed to this adult, while the rest of the world stands. */
export function WorldPart({ isOpen = true, children }: WorldPartProps) {
  if (!isOpen) return <WorldClosed />;
  return (
    <Part fallback={<WorldBones cards={2} />} failed={failed}>
      {children}
    </Part>
  );
}
