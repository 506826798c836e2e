import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ListBones, Part, steadyPlace, Tabs } from '@alcancia/web-kit/ui';

import '../approvals/approvals.css';
import { approvalsOf, type QueueState } from '../approvals/approvals.queries.js';
import { ApprovalsQueue } from '../approvals/approvals-queue.js';
import { ApproveAll } from '../approvals/approve-all.js';
import { GuideStrip } from '../guide/guide-strip.js';
import { words } from '../words/approvals.js';

const nothing = { requests: [], pending: 0, toDeliver: 0 };
const states: QueueState[] = ['pendiente', 'por_entregar', 'resueltas'];

/** 'Aprobaciones': everything that needs an adult, in one queue (G9). */
export default function ApprovalsPage() {
  return (
    <div className="approvals" ref={steadyPlace}>
      <Part fallback={<ListBones rows={4} />}>
        <Queue />
      </Part>
    </div>
  );
}

function Queue() {
  const [state, setState] = useState<QueueState>('pendiente');
  const [first] = useSuspenseInfiniteQuery(approvalsOf('pendiente')).data.pages;
  const { requests, pending, toDeliver } = first ?? nothing;
  const counts: Partial<Record<QueueState, number>> = { pendiente: pending, por_entregar: toDeliver };

  return (
    <>
      <div className="hd">
        <h1>{words.title}</h1>
        {state === 'pendiente' && <ApproveAll requests={requests} />}
        <p>{pending === 0 ? words.nothingWaitsShort : words.waiting(pending)}</p>
      </div>
      <Tabs
        label={words.tabsLabel}
        tabs={states.map((key) => ({
          key,
          label: counts[key] ? `${words.tabs[key]} (${counts[key]})` : words.tabs[key],
        }))}
        value={state}
        onChange={setState}
      >
        <Part key={state} fallback={<ListBones rows={4} />}>
          <ApprovalsQueue state={state} />
        </Part>
      </Tabs>
      <GuideStrip own="approve" />
    </>
  );
}
