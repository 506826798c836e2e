import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Bones, Button, HintBox, ListBones, Part, PickFilter, steadyPlace } from '@alcancia/web-kit/ui';

import '../activities/activities.css';
import { ActivitiesList, type ActivityState } from '../activities/activities-list.js';
import { activitiesOf, familyToday, freshActivity } from '../activities/activities.queries.js';
import '../activities/activity-form.css';
import { ActivityForm } from '../activities/activity-form.js';
import { ChildFilter } from '../child-filter.js';
import { knownChildren, mayChange } from '../rights.js';
import { useEditor } from '../use-editor.js';
import { GuideStrip } from '../guide/guide-strip.js';
import { words } from '../words/activities.js';
import { words as offerWords } from '../words/offers.js';

/** 'Actividades' (G5): what the children do at home, and what it brings them. */
export default function ActivitiesPage() {
  return (
    <div className="activities" ref={steadyPlace}>
      <Part fallback={<Bones card lines={5} />}>
        <Activities />
      </Part>
    </div>
  );
}

const mayAddFor = mayChange('activities');

const states: ActivityState[] = ['activas', 'pausadas', 'archivadas'];

function Activities() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [state, setState] = useState<ActivityState>('activas');
  const [childId, setChild] = useState<string | null>(null);
  const editor = useEditor(freshActivity);
  const editable = children.filter(mayAddFor);

  return (
    <>
      <GuideStrip own="activities" />
      <Head canAdd={editable.length > 0} onAdd={() => editor.add(childId)} />
      <div className="fbar">
        <PickFilter
          label={words.stateFilter}
          options={states.map((value) => ({ value, label: words.states[value] }))}
          value={state}
          onChange={setState}
        />
        <ChildFilter family={children} value={childId} onChange={setChild} />
      </div>
      {editable.length === 0 && children.length > 0 && <HintBox>{offerWords.viewOnly}</HintBox>}
      <Part key={`${state} ${childId}`} fallback={<ListBones rows={4} />}>
        <ActivitiesList
          state={state}
          childId={childId}
          family={children}
          mayAddFor={mayAddFor}
          onAdd={editor.add}
          onEdit={editor.edit}
        />
      </Part>
      {(editor.edited || (editor.isAdding && editable.length > 0)) && (
        <ActivityForm
          key={editor.key}
          activity={editor.edited}
          family={editable}
          forChild={editor.forChild}
          onClose={editor.close}
          onReload={editor.reload}
        />
      )}
    </>
  );
}

function Head({ canAdd, onAdd }: { readonly canAdd: boolean; readonly onAdd: () => void }) {
  const pages = useInfiniteQuery(activitiesOf('no', null)).data?.pages ?? [];
  const today = useQuery(familyToday).data?.children ?? [];
  const active = pages.flatMap(({ activities }) => activities).filter(({ isActive }) => isActive).length;
  const more = pages.at(-1)?.nextCursor ? '+' : '';
  const due = today.reduce((sum, { todayTotal }) => sum + todayTotal, 0);
  return (
    <div className="page-head">
      <h1>{words.title}</h1>
      {canAdd && (
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          {words.create}
        </Button>
      )}
      <p>{active === 0 || today.length === 0 ? words.about : words.summary(`${active}${more}`, today.length, due)}</p>
    </div>
  );
}
