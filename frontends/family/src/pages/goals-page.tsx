import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import type { GoalView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { Avatar } from '@alcancia/web-kit/art';
import { Bones, Button, HintBox, ListBones, Part, PickFilter, toastError } from '@alcancia/web-kit/ui';

import { ToDeliver } from '../approvals/to-deliver.js';
import '../approvals/to-deliver.css';
import { GoalForm } from '../goals/goal-form.js';
import { type GoalGroup, groupOf } from '../goals/goal-group.js';
import '../goals/goals.css';
import { GoalsList } from '../goals/goals-list.js';
import { freshGoal, goalsOf, knownChildren } from '../goals/goals.queries.js';
import { words } from '../words/goals.js';

/** 'Metas' (G6): what the children save their points for. */
export default function GoalsPage() {
  return (
    <div className="goals-page">
      <Part fallback={<Bones card lines={5} />}>
        <Goals />
      </Part>
    </div>
  );
}

const mayAddFor = ({ myRole, myPermissions }: ChildView): boolean =>
  myRole === 'owner' || myPermissions.activities === 'full_access';

const groups: GoalGroup[] = ['activas', 'alcanzadas', 'pausadas', 'archivadas'];

function Goals() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [group, setGroup] = useState<GoalGroup>('activas');
  const [childId, setChild] = useState<string | null>(null);
  const [editing, setEditing] = useState<GoalView | null>(null);
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const pages = useInfiniteQuery(goalsOf('no', childId)).data?.pages ?? [];
  const open = pages.flatMap(({ goals }) => goals);
  const countOf = (of: GoalGroup) => open.filter((goal) => groupOf(goal) === of).length;
  const more = pages.at(-1)?.nextCursor ? '+' : '';
  const editable = children.filter(mayAddFor);
  const add = editable.length > 0 ? () => setQuery({ new: '1' }) : undefined;
  const reload = async ({ id }: GoalView): Promise<void> => setEditing(await client.fetchQuery(freshGoal(id)));

  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        {add && (
          <Button icon={<Plus aria-hidden />} onClick={add}>
            {words.create}
          </Button>
        )}
        <p>{open.length === 0 ? words.about : words.summary(`${countOf('activas')}${more}`, countOf('alcanzadas'))}</p>
      </div>
      <Part fallback={null} failed={() => null}>
        <ToDeliver kind="hito" />
      </Part>
      <div className="fbar">
        <PickFilter
          label={words.stateFilter}
          options={groups.map((value) => ({
            value,
            label: words.states[value],
            count: countOf(value) > 0 ? `${countOf(value)}${more}` : undefined,
          }))}
          value={group}
          onChange={setGroup}
        />
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
      </div>
      {!add && children.length > 0 && <HintBox>{words.viewOnly}</HintBox>}
      <Part key={`${group} ${childId}`} fallback={<ListBones rows={4} />}>
        <GoalsList group={group} childId={childId} family={children} onAdd={add} onEdit={setEditing} />
      </Part>
      {add && query.get('new') === '1' && (
        <GoalForm family={editable} onClose={() => setQuery({}, { replace: true })} onReload={() => undefined} />
      )}
      {editing && (
        <GoalForm
          key={`${editing.id} ${editing.version}`}
          goal={editing}
          family={editable}
          onClose={() => setEditing(null)}
          onReload={() => void reload(editing).catch((error: unknown) => toastError(error))}
        />
      )}
    </>
  );
}
