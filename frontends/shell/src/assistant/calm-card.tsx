import type { AssistantMode } from '@alcancia/contracts/assistant';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import './calm-card.css';

/** '¿Respiramos un momento?': offered, never begun by itself (G30). */
export function CalmCard({ onAnswer }: { readonly onAnswer: (mode: AssistantMode) => void }) {
  return (
    <div className="calm-offer" role="group" aria-labelledby="calm-asks">
      <p id="calm-asks">
        <b>{words.calm.asks}</b>
      </p>
      <p>{words.calm.about}</p>
      <div>
        <Button onClick={() => onAnswer('respira')}>{words.calm.yes}</Button>
        <Button kind="line" onClick={() => onAnswer('guia')}>
          {words.calm.no}
        </Button>
      </div>
    </div>
  );
}
