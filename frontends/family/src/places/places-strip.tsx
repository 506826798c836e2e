import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { Button, ButtonLink, HintBox } from '@alcancia/web-kit/ui';

import { words } from '../words/places.js';
import { planPlaces } from './places.queries.js';
import './places.css';
import { PlacesForm } from './places-form.js';

interface Person {
  readonly displayName: string;
  readonly isBeyondPlan: boolean;
}

const beyondAmong = (people: readonly Person[]): string[] =>
  people.filter(({ isBeyondPlan }) => isBeyondPlan).map(({ displayName }) => displayName);

/** For the owner of a household that is larger than its plan: who is beyond it, and the way to say it otherwise (G29). */
export function PlacesStrip() {
  const places = useQuery(planPlaces).data;
  const [query, setQuery] = useSearchParams();
  if (!places) return null;
  const { planName, maxChildren, maxGuardians } = places.limits;
  const children = beyondAmong(places.children);
  const guardians = beyondAmong(places.guardians);
  if (children.length + guardians.length === 0) return null;
  const open = (): void => setQuery({ places: '1' });
  return (
    <section className="places-strip" aria-label={words.strip}>
      <HintBox kind="warn">
        {children.length > 0 && <p className="t">{words.children(children, planName, maxChildren)}</p>}
        {children.length > 0 && <p>{words.childrenText}</p>}
        {guardians.length > 0 && <p className="t">{words.guardians(guardians, planName, maxGuardians)}</p>}
        <div className="acts">
          <Button size="small" onClick={open}>
            {words.choose}
          </Button>
          <ButtonLink kind="line" size="small" to="/pricing">
            {words.morePlaces}
          </ButtonLink>
        </div>
      </HintBox>
      {query.get('places') === '1' && <PlacesForm places={places} onClose={() => setQuery({}, { replace: true })} />}
    </section>
  );
}
