import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Bones, Button, HintBox, ListBones, Part, PickFilter, steadyPlace } from '@alcancia/web-kit/ui';

import { ToDeliver } from '../approvals/to-deliver.js';
import '../approvals/to-deliver.css';
import { GoalForm } from '../goals/goal-form.js';
import { type GoalGroup, groupOf } from '../goals/goal-group.js';
import '../goals/goals.css';
import { GoalsList } from '../goals/goals-list.js';
import { freshGoal, goalsOf } from '../goals/goals.queries.js';
import { ChildFilter } from '../child-filter.js';
import { knownChildren, may, mayEarn } from '../rights.js';
import { useEditor } from '../use-editor.js';
import { GuideStrip } from '../guide/guide-strip.js';
import { words } from '../words/goals.js';
import { words as offerWords } from '../words/offers.js';

/** 'Metas' (G6): what the children save their points for. */
export default function GoalsPage() {
  return (
    <div className="goals-page" ref={steadyPlace}>
      <Part fallback={<Bones card lines={5} />}>
        <Goals />
      </Part>
    </div>
  );
}

const mayChangeFor = may('changeGoals');

const groups: GoalGroup[] = ['activas', 'alcanzadas', 'pausadas', 'archivadas'];

function Goals() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [group, setGroup] = useState<GoalGroup>('activas');
  const [chosen, setChild] = useState<string | null>(null);
  // A child to whom the link has ended is no filter any more.
  const childId = children.some(({ id }) => id === chosen) ? chosen : null;
  const editor = useEditor(freshGoal);
  const pages = useInfiniteQuery(goalsOf('no', childId)).data?.pages ?? [];
  const open = pages.flatMap(({ goals }) => goals);
  const countOf = (of: GoalGroup) => open.filter((goal) => groupOf(goal) === of).length;
  const more = pages.at(-1)?.nextCursor ? '+' : '';
  const editable = children.filter(mayChangeFor);
  const fitting = editable.filter((child) => editor.edited?.childIds.includes(child.id) === true || mayEarn(child));
  const add = editable.some(mayEarn) ? () => editor.add() : undefined;

  return (
    <>
      <GuideStrip own="goals" />
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
        <ChildFilter family={children} value={childId} onChange={setChild} />
      </div>
      {editable.length === 0 && children.length > 0 && <HintBox>{offerWords.viewOnly}</HintBox>}
      <Part key={`${group} ${childId}`} fallback={<ListBones rows={4} />}>
        <GoalsList group={group} childId={childId} family={children} onAdd={add} onEdit={editor.edit} />
      </Part>
      {(editor.edited || (editor.isAdding && fitting.length > 0)) && (
        <GoalForm
          key={editor.key}
          goal={editor.edited}
          family={fitting}
          onClose={editor.close}
          onReload={editor.reload}
        />
      )}
    </>
  );
}
