import { Navigate } from 'react-router';

import { useWho } from '@alcancia/web-kit';

import { homeOf } from '../home-of.js';
import { words } from '../words/assistant.js';
import { AssistantPanel } from './assistant-panel.js';

/** '/assistant' (spec 2 §2); who runs the product tries it out there, and keeps what the AI answered well (G31). */
export default function AssistantPage() {
  const who = useWho();
  if (who.profile === 'child') return <Navigate to={homeOf(who)} replace />;
  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <AssistantPanel mayKeep={who.role === 'super_admin'} />
    </>
  );
}
