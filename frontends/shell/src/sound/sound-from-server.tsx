import { lazy, type ReactNode, useMemo, useState } from 'react';

import { type Sound, SoundContext, useSession, withoutServer } from '@alcancia/web-kit';
import { Part } from '@alcancia/web-kit/ui';

/** What asks the service, loaded once something on the page may be heard: on most pages nothing is. */
const load = () => import('./speech-service.js');
const SpeechService = lazy(load);

/** Where it cannot be loaded browsers go on speaking as they do. */
const nothing = () => null;

/** Sound as the service knows it for whoever is here (G32); until it answers, browsers speak as they do. */
export function SoundFromServer({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const [isWanted, setWanted] = useState(false);
  const [known, setKnown] = useState<Sound | null>(null);
  const isHere = status === 'adult' || status === 'child';
  const unknown = useMemo(
    (): Sound => ({
      ...withoutServer,
      want: () => setWanted(true),
      // Whoever taps sooner than the service answers is counted all the same.
      played: (playback) => isHere && void load().then(({ played }) => played(playback)),
    }),
    [isHere],
  );
  return (
    <SoundContext value={(isHere && known) || unknown}>
      {children}
      {isWanted && isHere && (
        <Part fallback={null} failed={nothing}>
          <SpeechService onKnown={setKnown} />
        </Part>
      )}
    </SoundContext>
  );
}
