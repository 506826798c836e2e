import { useMemo } from 'react';

import type { PetStage } from '@alcancia/contracts/pets';

import { Art } from './art.js';
import type { Mood } from './eyes.js';
import { petKits, type PetName } from './pet-kits.js';
import { pet } from './pet.js';

interface PetProps {
  /** One of the twelve kits; anything else shows the cat. */
  readonly name: string;
  readonly stage?: PetStage;
  readonly mood?: Mood;
  readonly label?: string;
  readonly className?: string;
}

/** A companion at one of its five stages (G18). */
export function Pet({ name, stage = 3, mood = 'happy', ...rest }: PetProps) {
  const kit = (name in petKits ? name : 'cat') as PetName;
  const svg = useMemo(() => pet(kit, stage, mood), [kit, stage, mood]);
  return <Art svg={svg} {...rest} />;
}
