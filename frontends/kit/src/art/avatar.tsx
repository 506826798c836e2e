import { useMemo } from 'react';

import { Art } from './art.js';
import type { Mood } from './eyes.js';
import { petKits, type PetName } from './pet-kits.js';
import { avatar } from './pet.js';

interface AvatarProps {
  /** One of the twelve pets; anything else shows the initials instead. */
  readonly name: string | null | undefined;
  /** Edge in pixels. */
  readonly size?: number;
  readonly mood?: Mood;
  /** Colour behind the head; by default a pale tone of the pet. */
  readonly background?: string;
  readonly label?: string;
  /** Shown when there is no pet: at most two letters (spec 1 §2). */
  readonly initials?: string;
}

const isPet = (name: string | null | undefined): name is PetName => !!name && name in petKits;

/** A pet's head in a circle, or initials: the face of a person everywhere. */
export function Avatar({ name, size = 44, mood = 'happy', background, label, initials = 'U' }: AvatarProps) {
  const pet = isPet(name) ? name : null;
  const svg = useMemo(
    () => (pet ? avatar(pet, background ?? petKits[pet].l, size, mood) : ''),
    [pet, background, size, mood],
  );
  if (pet) return <Art className="avatar" svg={svg} {...(label ? { label } : {})} />;
  return (
    <span
      className="initials"
      style={{ width: size, height: size, fontSize: size * 0.375 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initials}
    </span>
  );
}
