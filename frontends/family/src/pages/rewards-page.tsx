import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import type { RewardView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { Avatar } from '@alcancia/web-kit/art';
import { Bones, Button, HintBox, ListBones, Part, PickFilter, toastError } from '@alcancia/web-kit/ui';

import { approvalsOf } from '../approvals/approvals.queries.js';
import { ToDeliver } from '../approvals/to-deliver.js';
import '../approvals/to-deliver.css';
import { RewardForm } from '../rewards/reward-form.js';
import '../rewards/rewards.css';
import { freshReward, knownChildren, rewardsOf } from '../rewards/rewards.queries.js';
import { RewardsShelf } from '../rewards/rewards-shelf.js';
import { words } from '../words/rewards.js';

/** 'Recompensas' (G8): what the children can redeem, and what waits to be handed over. */
export default function RewardsPage() {
  return (
    <div className="rewards">
      <Part fallback={<Bones card lines={5} />}>
        <Rewards />
      </Part>
    </div>
  );
}

const mayAddFor = ({ myRole, myPermissions }: ChildView): boolean =>
  myRole === 'owner' || myPermissions.rewards === 'full_access';

function Rewards() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [isArchive, setArchive] = useState(false);
  const [childId, setChild] = useState<string | null>(null);
  const [editing, setEditing] = useState<RewardView | null>(null);
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const editable = children.filter(mayAddFor);
  const add = editable.length > 0 ? () => setQuery({ new: '1' }) : undefined;
  const reload = async ({ id }: RewardView): Promise<void> => setEditing(await client.fetchQuery(freshReward(id)));

  return (
    <>
      <Head onAdd={add} />
      <Part fallback={null} failed={() => null}>
        <ToDeliver kind="canje" />
      </Part>
      {editable.length === 0 && children.length > 0 && <HintBox>{words.viewOnly}</HintBox>}
      {children.length > 1 && (
        <PickFilter
          label={words.childFilter}
          options={[
            { value: '', label: words.everyone },
            ...children.map(({ id, displayName, avatar }) => ({
              value: id,
              label: displayName,
              icon: <Avatar name={avatar} size={28} />,
            })),
          ]}
          value={childId ?? ''}
          onChange={(id) => setChild(id === '' ? null : id)}
        />
      )}
      <Part key={`${isArchive} ${childId}`} fallback={<ListBones rows={4} />}>
        <RewardsShelf
          isArchive={isArchive}
          childId={childId}
          family={children}
          onAdd={add}
          onArchive={setArchive}
          onEdit={setEditing}
        />
      </Part>
      {add && query.get('new') === '1' && (
        <RewardForm family={editable} onClose={() => setQuery({}, { replace: true })} onReload={() => undefined} />
      )}
      {editing && (
        <RewardForm
          key={`${editing.id} ${editing.version}`}
          reward={editing}
          family={editable}
          onClose={() => setEditing(null)}
          onReload={() => void reload(editing).catch((error: unknown) => toastError(error))}
        />
      )}
    </>
  );
}

function Head({ onAdd }: { readonly onAdd: (() => void) | undefined }) {
  const pages = useInfiniteQuery(rewardsOf('no', null)).data?.pages ?? [];
  const waiting = useQuery(approvalsOf('por_entregar')).data?.requests ?? [];
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
