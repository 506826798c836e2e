import { words } from '../words/assistant.js';
import { AssistantPanel } from './assistant-panel.js';

/** '/assistant' (spec 2 §2). */
export default function AssistantPage() {
  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <AssistantPanel />
    </>
  );
}
