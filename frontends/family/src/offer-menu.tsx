import { Archive } from '@phosphor-icons/react/dist/csr/Archive';
import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { Pause } from '@phosphor-icons/react/dist/csr/Pause';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Play } from '@phosphor-icons/react/dist/csr/Play';

import { MoreMenu } from '@alcancia/web-kit/ui';

import type { OfferActs } from './offer-acts.js';
import { words } from './words/offers.js';

interface OfferMenuProps<T extends { readonly title: string }> {
  readonly what: T;
  readonly acts: OfferActs<T>;
  /** `done`: over, so that there is nothing to pause. */
  readonly state: 'active' | 'paused' | 'done' | 'archived';
  readonly onEdit: () => void;
}

/** What can be done with it where it stands. */
export function OfferMenu<T extends { readonly title: string }>({ what, acts, state, onEdit }: OfferMenuProps<T>) {
  const restore = {
    label: words.restore,
    icon: <ArrowCounterClockwise aria-hidden />,
    onPick: () => acts.restore(what),
  };
  const pause = { label: words.pause, icon: <Pause aria-hidden />, onPick: () => acts.pause(what) };
  const resume = { label: words.resume, icon: <Play aria-hidden />, onPick: () => acts.resume(what) };
  const around = [
    { label: words.edit, icon: <PencilSimple aria-hidden />, onPick: onEdit },
    ...(state === 'done' ? [] : [state === 'paused' ? resume : pause]),
    { label: words.archive, icon: <Archive aria-hidden />, onPick: () => acts.archive(what) },
  ];
  return <MoreMenu label={words.options(what.title)} acts={state === 'archived' ? [restore] : around} />;
}
