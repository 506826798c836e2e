import { z } from 'zod';

import { defineRequest, peopleWho } from '../define.js';
import { cardDesign, colorTheme } from '../looks.js';
import { petMood, petStage } from '../pets.js';
import { avatar, palette } from '../values.js';

/** Three colours as '#rrggbb' (spec 1 §3). */
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

export const themeView = z.object({
  cardDesign,
  colorTheme,
  primaryColor: colour,
  accentColor: colour,
  bgColor: colour,
});
export type ThemeView = z.output<typeof themeView>;

/** How a child's world looks and how its companion is doing; a child of whom nothing is known has the defaults (spec 1 §3). */
export const readWorld = defineRequest('family.read-world', {
  http: 'GET /api/family/children/{childId}/world',
  kind: 'read',
  access: peopleWho('seeWorld', { childIn: 'childId' }),
  topics: ['worlds', 'wallet', 'agenda'],
  input: z.object({ childId: z.uuid() }),
  output: z.object({
    childId: z.uuid(),
    theme: themeView,
    pet: z.object({ kitId: avatar, stage: petStage, mood: petMood }),
    level: z.int(),
  }),
});

/** The child for itself; an adult with full rights over activities for the child. The colours follow from the theme. */
export const saveTheme = defineRequest('family.save-theme', {
  http: 'PUT /api/family/children/{childId}/theme',
  kind: 'write',
  access: peopleWho('changeWorld', { childIn: 'childId' }),
  topics: ['worlds'],
  input: z.object({ childId: z.uuid(), cardDesign, colorTheme: palette }),
  output: z.object({ theme: themeView }),
});
