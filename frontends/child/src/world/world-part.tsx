import type { ReactNode } from 'react';

import { Part } from '@alcancia/web-kit/ui';

import type { Rights } from './rights.js';
import { WorldBones } from './world-bones.js';
import { WorldClosed } from './world-closed.js';
import { WorldFailed } from './world-failed.js';

const failed = (retry: () => void) => <WorldFailed onRetry={retry} />;

interface WorldPartProps {
  /** The right that this part stands on, where the world's own is not enough. */
  readonly right?: Rights[keyof Rights];
  readonly children: ReactNode;
}

/** A part of a page that may come late, fail, or be closed to this adult, while the rest of the world stands. */
export function WorldPart({ right, children }: WorldPartProps) {
  if (right === 'no_access') return <WorldClosed />;
  return (
    <Part fallback={<WorldBones cards={2} />} failed={failed}>
      {children}
    </Part>
  );
}
