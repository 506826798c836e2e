import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { Bones, Button, Empty, HintBox, Part } from '@alcancia/web-kit/ui';

import '../children/child-form.css';
import { ChildForm } from '../children/child-form.js';
import { ChildTile } from '../children/child-tile.js';
import '../children/children.css';
import { familyDashboard, ownChildren } from '../children/children.queries.js';
import { GuideStrip } from '../guide/guide-strip.js';
import { PlacesStrip } from '../places/places-strip.js';
import { words } from '../words/children.js';

/** 'Mis Niños': everybody for whom the adult cares, and the way to add one. */
export default function ChildrenPage() {
  return (
    <div className="children">
      <Part fallback={<Bones card lines={4} />}>
        <Children />
      </Part>
    </div>
  );
}

function Children() {
  const { children, limits, owned } = useSuspenseQuery(ownChildren).data;
  const cards = useQuery(familyDashboard).data?.children ?? [];
  const [query, setQuery] = useSearchParams();
  const isAdding = query.get('new') === '1';
  const isFull = limits.maxChildren >= 0 && owned >= limits.maxChildren;
  const add = (): void => setQuery({ new: '1' });
  const close = (): void => setQuery({}, { replace: true });

  return (
    <>
      <GuideStrip own="children" />
      <div className="page-head">
        <h1>{words.title}</h1>
        {children.length > 0 && !isFull && (
          <Button icon={<Plus aria-hidden />} onClick={add}>
            {words.add}
          </Button>
        )}
        <p>{words.ofPlan(owned, limits.maxChildren, limits.planName)}</p>
      </div>
      <PlacesStrip />
      {isFull && owned === limits.maxChildren && (
        <HintBox kind="tip">{words.planFull(limits.maxChildren, limits.planName)}</HintBox>
      )}
      {children.length === 0 && (
        <Empty {...words.empty} mood="happy" action={<Button onClick={add}>{words.addFirst}</Button>} />
      )}
      <div className="kids">
        {children.map((child) => (
          <ChildTile key={child.id} child={child} card={cards.find(({ childId }) => childId === child.id)} />
        ))}
      </div>
      {children.length > 0 && !isFull && (
        <button type="button" className="addk" onClick={add}>
          <span className="plus">
            <Plus size={24} aria-hidden />
          </span>
          <span>
            <b>{words.add}</b>
            <span className="caption">{words.addHint}</span>
          </span>
        </button>
      )}
      {isAdding && !isFull && <ChildForm onClose={close} />}
    </>
  );
}
