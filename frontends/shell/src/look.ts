import { useEffect } from 'react';

import { takeLookOff, useSession } from '@alcancia/web-kit';

/** The colours of a child's world go with the child: who else comes finds the product's own. */
export function Look() {
  const { status } = useSession();
  const isSomebodyElse = status === 'adult' || status === 'unchosen' || status === 'none';
  useEffect(() => {
    if (isSomebodyElse) takeLookOff();
  }, [isSomebodyElse]);
  return null;
}
