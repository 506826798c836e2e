import { useWho } from '@alcancia/web-kit';

import { words } from '../words/assistant.js';
import { AssistantPanel } from './assistant-panel.js';
import { ChildAssistant } from './child-assistant.js';

/** '/assistant' (spec 2 §2); who runs the product tries it out there, and keeps what the AI answered well (G31). */
export default function AssistantPage() {
  const who = useWho();
  if (who.profile === 'child') return <ChildAssistant childId={who.active?.id ?? ''} />;
  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <AssistantPanel audience={who.role === 'super_admin' ? 'administrator' : 'adult'} />
    </>
  );
}
