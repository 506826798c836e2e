import { useState } from 'react';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readPlanPlaces } from '@alcancia/contracts/identity';
import { EditorDrawer, FacesField, HintBox } from '@alcancia/web-kit/ui';

import { useDraft } from '../use-draft.js';
import { words } from '../words/places.js';
import { useChoosePlanPlaces } from './places.queries.js';

type Places = OutputOf<typeof readPlanPlaces>;

interface PlacesFormProps {
  readonly places: Places;
  readonly onClose: () => void;
}

const withPlace = (people: Places['guardians']): string[] =>
  people.filter(({ isBeyondPlan }) => !isBeyondPlan).map(({ id }) => id);

const holds = (limit: number, chosen: readonly string[]): boolean => limit < 0 || chosen.length <= limit;

/** '¿Quién sigue en tu plan?': of both kinds as many as the plan has places for. */
export function PlacesForm({ places, onClose }: PlacesFormProps) {
  // As it was when the form was opened: what changes meanwhile does not take a choice back.
  const [{ limits, children, guardians }] = useState(places);
  const form = useDraft({
    name: 'places',
    start: () => ({ childIds: withPlace(children), guardianIds: withPlace(guardians) }),
    problemsOf: ({ childIds, guardianIds }) => [
      ...(holds(limits.maxChildren, childIds) ? [] : (['childIds'] as const)),
      ...(holds(limits.maxGuardians, guardianIds) ? [] : (['guardianIds'] as const)),
    ],
    onClose,
    onReload: onClose,
  });
  const choose = useChoosePlanPlaces();
  const save = (): void => {
    if (form.isReady()) choose.mutate(form.draft, form.answered(words.saved));
  };
  return (
    <EditorDrawer
      title={words.title}
      saveLabel={words.save}
      busy={choose.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={save}
      onClose={form.close}
    >
      <HintBox>
        <p>{words.room(limits)}</p>
        <p>{words.hint}</p>
      </HintBox>
      {!holds(
        limits.maxChildren,
        children.map(({ id }) => id),
      ) && (
        <FacesField
          label={words.childrenField}
          error={form.isWrong('childIds') ? words.tooManyChildren(limits.maxChildren) : undefined}
          people={children}
          value={form.draft.childIds}
          onChange={(childIds) => form.set({ childIds })}
        />
      )}
      {!holds(
        limits.maxGuardians,
        guardians.map(({ id }) => id),
      ) && (
        <FacesField
          label={words.guardiansField}
          error={form.isWrong('guardianIds') ? words.tooManyGuardians(limits.maxGuardians) : undefined}
          people={guardians.map((guardian) => ({ ...guardian, avatar: null }))}
          value={form.draft.guardianIds}
          onChange={(guardianIds) => form.set({ guardianIds })}
        />
      )}
    </EditorDrawer>
  );
}
