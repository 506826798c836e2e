import { useEffect, useRef, useState, useTransition } from 'react';
import { useLocation } from 'react-router';

import { lazyPage, Part, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import { BotFace } from './bot-face.js';
import './metabot-button.css';

const MetabotWindow = lazyPage('metabot-window', () => import('./metabot-window.js'));

/** Where it stands on every page of an adult: only its button, its window, which keeps what was said, or gone until reloaded. */
type Standing = 'unopened' | 'open' | 'minimised' | 'closed';

/** MetaBot beside whatever an adult does (spec 2 §2); its own page has it already. */
export default function MetabotButton() {
  const [standing, setStanding] = useState<Standing>('unopened');
  const [isOpening, begin] = useTransition();
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  if (standing === 'closed' || pathname === '/assistant') return null;
  const isOpen = standing === 'open';
  const minimise = (): void => {
    setStanding('minimised');
    // Once it is shown again.
    requestAnimationFrame(() => button.current?.focus());
  };
  const notOpened = () => <NotOpened onSaid={() => setStanding('unopened')} />;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="metabot-open"
        hidden={isOpen}
        aria-label={words.open}
        aria-busy={isOpening}
        onClick={() => begin(() => setStanding('open'))}
      >
        <BotFace />
        <span>{words.name}</span>
      </button>
      {standing !== 'unopened' && (
        <Part failed={notOpened}>
          <MetabotWindow isShown={isOpen} onMinimise={minimise} onClose={() => setStanding('closed')} />
        </Part>
      )}
    </>
  );
}

/** Says that the window did not come, and leaves the button as it was. */
function NotOpened({ onSaid }: { readonly onSaid: () => void }) {
  useEffect(() => {
    toast({ kind: 'error', title: words.failed.connection });
    onSaid();
  });
  return null;
}
