import type { ReactNode } from 'react';

import { type ApiError, wordsFor } from '@alcancia/web-kit';
import { HintBox } from '@alcancia/web-kit/ui';

interface RefusalProps {
  readonly error: ApiError | null;
  /** What may be done about it. */
  readonly children?: ReactNode;
}

/** What the server refused, above the button that asked for it. */
export function Refusal({ error, children }: RefusalProps) {
  if (!error) return null;
  const { title, text } = wordsFor(error);
  return (
    <HintBox kind="bad">
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children}
    </HintBox>
  );
}
