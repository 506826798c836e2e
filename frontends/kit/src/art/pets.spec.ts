import { describe, expect, test } from '@jest/globals';

import { petStagePoints, type PetStage } from '@alcancia/contracts/pets';
import { avatars } from '@alcancia/contracts/values';

import { pet, petKits } from './index.js';

const stages = petStagePoints.map((_, at) => (at + 1) as PetStage);

/** Drawings number their clip paths anew each time. */
const drawn = (svg: string): string => svg.replaceAll(/\b(id="|url\(#)\w+/g, '$1');

const pictures = avatars.flatMap((name) => stages.map((stage) => ({ name, stage, svg: drawn(pet(name, stage)) })));

describe('the companions', () => {
  test('are twelve, each with a name of its own', () => {
    expect(Object.keys(petKits).toSorted()).toEqual(avatars.toSorted());
    expect(new Set(Object.values(petKits).map(({ n }) => n)).size).toBe(12);
  });

  test('have 60 pictures, five for each, and no two alike', () => {
    expect(pictures).toHaveLength(60);
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(60);
  });

  test.each(pictures)('$name at stage $stage is a whole picture in its own colours', ({ name, svg }) => {
    expect(svg).toMatch(/^<svg [^>]*viewBox="-10 -20 220 220"[^>]*>.+<\/svg>$/s);
    expect(svg).not.toMatch(/undefined|NaN|null/);
    expect(svg).toContain(petKits[name].m);
  });

  test('have the same picture each time they are drawn', () => {
    for (const { name, stage, svg } of pictures) expect(drawn(pet(name, stage))).toBe(svg);
  });
});
