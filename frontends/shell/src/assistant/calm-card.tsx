import type { AssistantMode } from '@alcancia/contracts/assistant';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import { OfferCard } from './offer-card.js';

const { calm: said } = words;

/** '¿Respiramos un momento?': offered, never begun by itself (G30). */
export const CalmCard = ({ onAnswer }: { readonly onAnswer: (mode: AssistantMode) => void }) => (
  <OfferCard
    title={said.asks}
    answers={
      <>
        <Button onClick={() => onAnswer('respira')}>{said.yes}</Button>
        <Button kind="line" onClick={() => onAnswer('guia')}>
          {said.no}
        </Button>
      </>
    }
  >
    <p>{said.about}</p>
  </OfferCard>
);
