import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { readConsents } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';
import { Bones, Empty, ErrorPanel } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import { AssistantPanel } from './assistant-panel.js';

const { about, back, off } = words.forChildren;

/** MetaBot for a child: there while its owner allows it, gone at the moment that is taken back; its microphone likewise (G41). */
export function ChildAssistant({ childId }: { readonly childId: string }) {
  const { data, isError, refetch } = useQuery(read(readConsents, { childId }));
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Bones card lines={6} />;
  const toWorld = (
    <Link className="btn btn-line" to={`/child-dashboard/${childId}`}>
      {back}
    </Link>
  );
  const isAllowed = (asked: 'assistant' | 'voice') =>
    data.consents.some(({ purpose, isGiven }) => purpose === asked && isGiven);
  if (!isAllowed('assistant')) return <Empty heading="h1" title={off.title} text={off.text} action={toWorld} />;
  return (
    <>
      <div className="page-head">
        <h1>{words.name}</h1>
        <p>{about}</p>
        {toWorld}
      </div>
      <AssistantPanel audience="child" maySpeak={isAllowed('voice')} />
    </>
  );
}
