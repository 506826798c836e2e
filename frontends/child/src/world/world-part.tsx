import type { ReactNode } from 'react';

import { Part } from '@alcancia/web-kit/ui';

import { WorldBones } from './world-bones.js';
import { WorldFailed } from './world-failed.js';

const failed = (retry: () => void) => <WorldFailed onRetry={retry} />;

/** A part of a page that may come late or fail while the rest of the world stands. */
export const WorldPart = ({ children }: { readonly children: ReactNode }) => (
  <Part fallback={<WorldBones cards={2} />} failed={failed}>
    {children}
  </Part>
);
