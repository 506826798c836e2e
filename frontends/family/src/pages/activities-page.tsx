import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router';

import type { ChildView } from '@alcancia/contracts/identity';
import { Bones, Button, HintBox, ListBones, Part, PickFilter, steadyPlace } from '@alcancia/web-kit/ui';

import '../activities/activities.css';
import { ActivitiesList, type ActivityState } from '../activities/activities-list.js';
import { activitiesOf, activityTemplates, familyToday, freshActivity } from '../activities/activities.queries.js';
import '../activities/activity-form.css';
import { ActivityForm } from '../activities/activity-form.js';
import { seedIn } from '../activity-seed.js';
import { ChildFilter } from '../child-filter.js';
import { knownChildren, may, mayEarn } from '../rights.js';
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

const mayChangeFor = may('changeActivities');

const noneFull = { limit: 0, childIds: [] as string[] };
const states: ActivityState[] = ['activas', 'pausadas', 'archivadas'];

function Activities() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [state, setState] = useState<ActivityState>('activas');
  const [chosen, setChild] = useState<string | null>(null);
  // A child to whom the link has ended is no filter any more.
  const childId = children.some(({ id }) => id === chosen) ? chosen : null;
  const editor = useEditor(freshActivity);
  const seed = seedIn(useLocation().state);
  const editable = children.filter(mayChangeFor);
  const first = useInfiniteQuery(activitiesOf('no', null));
  // Read ahead, so that nothing moves in a form that opens.
  useQuery(activityTemplates);
  const full = first.data?.pages[0]?.full ?? noneFull;
  const isFull = ({ id }: ChildView): boolean => full.childIds.includes(id);
  const fullNames = editable.filter(isFull).map(({ displayName }) => displayName);
  const mayAddFor = (child: ChildView): boolean => mayChangeFor(child) && mayEarn(child) && !isFull(child);

  return (
    <>
      <GuideStrip own="activities" />
      <Head canAdd={editable.some(mayAddFor)} onAdd={() => editor.add(childId)} />
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
      {fullNames.length > 0 && <HintBox>{words.full(fullNames, full.limit)}</HintBox>}
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
      {(editor.edited || (editor.isAdding && !first.isPending)) && (
        <Editor
          key={editor.key}
          activity={editor.edited}
          family={editable}
          full={full.childIds}
          forChild={editor.forChild}
          seed={seed}
          onClose={editor.close}
          onReload={editor.reload}
        />
      )}
    </>
  );
}

interface EditorProps extends ComponentProps<typeof ActivityForm> {
  readonly full: readonly string[];
}

/** The form for the children who have room as it opens; what becomes full meanwhile is the server's to refuse. */
function Editor({ activity, family, full, ...rest }: EditorProps) {
  const [fitting] = useState(() =>
    family.filter(
      (child) => activity?.childIds.includes(child.id) === true || (mayEarn(child) && !full.includes(child.id)),
    ),
  );
  return fitting.length > 0 && <ActivityForm activity={activity} family={fitting} {...rest} />;
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
