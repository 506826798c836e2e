import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import type { ActivityView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { Avatar } from '@alcancia/web-kit/art';
import { Bones, Button, HintBox, ListBones, Part, PickFilter, toastError } from '@alcancia/web-kit/ui';

import '../activities/activities.css';
import { ActivitiesList, type ActivityState } from '../activities/activities-list.js';
import { activitiesOf, familyToday, freshActivity, knownChildren } from '../activities/activities.queries.js';
import '../activities/activity-form.css';
import { ActivityForm } from '../activities/activity-form.js';
import { words } from '../words/activities.js';

/** 'Actividades' (G5): what the children do at home, and what it brings them. */
export default function ActivitiesPage() {
  return (
    <div className="activities">
      <Part fallback={<Bones card lines={5} />}>
        <Activities />
      </Part>
    </div>
  );
}

const mayAddFor = ({ myRole, myPermissions }: ChildView): boolean =>
  myRole === 'owner' || myPermissions.activities === 'full_access';

const states: ActivityState[] = ['activas', 'pausadas', 'archivadas'];

function Activities() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [state, setState] = useState<ActivityState>('activas');
  const [childId, setChild] = useState<string | null>(null);
  const [editing, setEditing] = useState<ActivityView | null>(null);
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const editable = children.filter(mayAddFor);
  const isAdding = query.get('new') === '1' && editable.length > 0;
  const add = (child: string | null): void => setQuery({ new: '1', ...(child ? { child } : {}) });
  const reload = async ({ id }: ActivityView): Promise<void> => setEditing(await client.fetchQuery(freshActivity(id)));

  return (
    <>
      <Head canAdd={editable.length > 0} onAdd={() => add(childId)} />
      <div className="fbar">
        <PickFilter
          label={words.stateFilter}
          options={states.map((value) => ({ value, label: words.states[value] }))}
          value={state}
          onChange={setState}
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
      {editable.length === 0 && children.length > 0 && <HintBox>{words.viewOnly}</HintBox>}
      <Part key={`${state} ${childId}`} fallback={<ListBones rows={4} />}>
        <ActivitiesList
          state={state}
          childId={childId}
          family={children}
          mayAddFor={mayAddFor}
          onAdd={add}
          onEdit={setEditing}
        />
      </Part>
      {isAdding && (
        <ActivityForm
          family={editable}
          forChild={query.get('child')}
          onClose={() => setQuery({}, { replace: true })}
          onReload={() => undefined}
        />
      )}
      {editing && (
        <ActivityForm
          key={`${editing.id} ${editing.version}`}
          activity={editing}
          family={editable}
          forChild={null}
          onClose={() => setEditing(null)}
          onReload={() => void reload(editing).catch((error: unknown) => toastError(error))}
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
