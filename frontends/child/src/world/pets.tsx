import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { PetKitView } from '@alcancia/contracts/family';
import type { PetStage } from '@alcancia/contracts/pets';
import { Pet, petKits as drawn } from '@alcancia/web-kit/art';

import { words } from '../words/personalize.js';
import type { ChoicesProps } from './choices.js';
import type { Draft } from './draft.js';
import { Option } from './option.js';
import { petKits } from './personalize.queries.js';

interface PetsProps extends ChoicesProps {
  /** The companion that the child has, which is always its own. */
  readonly own: Draft['avatar'];
  readonly level: number;
  readonly stage: PetStage;
}

const general = 'general';

const noteOf = ({ category, minLevel }: PetKitView, isLocked: boolean): string =>
  isLocked || category !== general ? words.level(minLevel) : words.forAll;

/** 'Mascota': the companions. Where they cannot be read, the own one stands there alone (spec 1 §8). */
export function Pets({ draft, own, level, stage, onChange }: PetsProps) {
  const { data } = useQuery(petKits);
  const [refused, setRefused] = useState<PetKitView | null>(null);
  const ownAlone: PetKitView = { kitId: own, displayName: drawn[own].n, category: general, minLevel: 1 };
  const kits = data?.kits ?? [ownAlone];
  return (
    <>
      <div className="pz-grid">
        {kits.map((kit) => {
          const { kitId, displayName, minLevel } = kit;
          const isLocked = minLevel > level && kitId !== own;
          return (
            <Option
              key={kitId}
              kind="pet"
              name={displayName}
              isChosen={draft.avatar === kitId}
              isLocked={isLocked}
              note={noteOf(kit, isLocked)}
              picture={<Pet name={kitId} stage={isLocked ? 1 : stage} />}
              onChoose={() => {
                setRefused(isLocked ? kit : null);
                if (!isLocked) onChange({ avatar: kitId });
              }}
            />
          );
        })}
      </div>
      <p className="pz-waits" role="status">
        {refused && words.waits(refused.displayName, refused.minLevel)}
      </p>
    </>
  );
}
