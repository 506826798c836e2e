import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useWho, wayOfSpeaking } from '@alcancia/web-kit';
import { FullPageLoading } from '@alcancia/web-kit/ui';

/**
 * The pages, said to the adult who is here as the adult chose (G28). What is shown is made anew when that changes, so
 * that no sentence of the other way stays behind; whoever is no adult, or leaves, finds 'tú'.
 */
export function InOwnWay({ children }: { readonly children: ReactNode }) {
  const { profile, adult } = useWho();
  const way = useSyncExternalStore(wayOfSpeaking.subscribe, wayOfSpeaking.snapshot);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const wantsVos = profile === 'adult' && adult?.languageVariant === 'vos';
  useEffect(() => {
    if (!wantsVos) {
      wayOfSpeaking.choose(null);
      return undefined;
    }
    let isLeft = false;
    const turn = async (): Promise<void> => {
      const { inVos } = await import('@alcancia/contracts/in-vos');
      if (!isLeft) wayOfSpeaking.choose(inVos);
    };
    // Without the table everything is said as it is written.
    turn().catch(() => setOutOfReach(true));
    return () => {
      isLeft = true;
    };
  }, [wantsVos]);

  // Who comes next may be a child, or nobody yet.
  useEffect(() => () => wayOfSpeaking.choose(null), []);

  const isReady = profile === 'none' || wantsVos === (way !== null) || isOutOfReach;
  const spoken = way === null ? 'tu' : 'vos';
  const [shown, setShown] = useState(spoken);
  if (profile !== 'none' && isReady && shown !== spoken) setShown(spoken);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [shown]);
  return isReady ? <Fragment key={shown}>{children}</Fragment> : <FullPageLoading />;
}

/** A page that is read anew when the way of speaking changes: it may have come while the adult before was still leaving. */
export function ReadAnew({ page: Page }: { readonly page: ComponentType }) {
  useSyncExternalStore(wayOfSpeaking.subscribe, wayOfSpeaking.snapshot);
  return <Page />;
}
