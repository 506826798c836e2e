import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Bones, Button, HintBox, ListBones, Part, steadyPlace } from '@alcancia/web-kit/ui';

import { approvalsOf } from '../approvals/approvals.queries.js';
import { ToDeliver } from '../approvals/to-deliver.js';
import '../approvals/to-deliver.css';
import { RewardForm } from '../rewards/reward-form.js';
import '../rewards/rewards.css';
import { freshReward, rewardsOf } from '../rewards/rewards.queries.js';
import { RewardsShelf } from '../rewards/rewards-shelf.js';
import { ChildFilter } from '../child-filter.js';
import { knownChildren, may } from '../rights.js';
import { useEditor } from '../use-editor.js';
import { words } from '../words/rewards.js';
import { words as offerWords } from '../words/offers.js';

/** 'Recompensas' (G8): what the children can redeem, and what waits to be handed over. */
export default function RewardsPage() {
  return (
    <div className="rewards" ref={steadyPlace}>
      <Part fallback={<Bones card lines={5} />}>
        <Rewards />
      </Part>
    </div>
  );
}

const mayAddFor = may('changeRewards');

function Rewards() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [isArchive, setArchive] = useState(false);
  const [chosen, setChild] = useState<string | null>(null);
  // A child to whom the link has ended is no filter any more.
  const childId = children.some(({ id }) => id === chosen) ? chosen : null;
  const editor = useEditor(freshReward);
  const editable = children.filter(mayAddFor);
  const add = editable.length > 0 ? () => editor.add() : undefined;

  return (
    <>
      <Head onAdd={add} />
      <Part fallback={null} failed={() => null}>
        <ToDeliver kind="canje" />
      </Part>
      {editable.length === 0 && children.length > 0 && <HintBox>{offerWords.viewOnly}</HintBox>}
      <ChildFilter family={children} value={childId} onChange={setChild} />
      <Part key={`${isArchive} ${childId}`} fallback={<ListBones rows={4} />}>
        <RewardsShelf
          isArchive={isArchive}
          childId={childId}
          family={children}
          onAdd={add}
          onArchive={setArchive}
          onEdit={editor.edit}
        />
      </Part>
      {(editor.edited || (editor.isAdding && editable.length > 0)) && (
        <RewardForm
          key={editor.key}
          reward={editor.edited}
          family={editable}
          onClose={editor.close}
          onReload={editor.reload}
        />
      )}
    </>
  );
}

function Head({ onAdd }: { readonly onAdd: (() => void) | undefined }) {
  const pages = useInfiniteQuery(rewardsOf('no', null)).data?.pages ?? [];
  const waiting = useInfiniteQuery(approvalsOf('por_entregar')).data?.pages.flatMap(({ requests }) => requests) ?? [];
  const rewards = pages.flatMap((page) => page.rewards).filter(({ isActive }) => isActive).length;
  const more = pages.at(-1)?.nextCursor ? '+' : '';
  const toDeliver = waiting.filter(({ kind }) => kind === 'canje').length;
  return (
    <div className="page-head">
      <h1>{words.title}</h1>
      {onAdd && (
        <Button icon={<Plus aria-hidden />} aria-label={words.create} onClick={onAdd}>
          {words.createShort}
          <span className="wide">{words.createWhat}</span>
        </Button>
      )}
      <p>{rewards === 0 ? words.about : words.summary(`${rewards}${more}`, toDeliver)}</p>
    </div>
  );
}
