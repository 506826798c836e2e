import { z } from 'zod';

import { defineRequest, people, peopleWho } from '../define.js';
import { avatar } from '../values.js';

export const petKitView = z.object({
  kitId: avatar,
  displayName: z.string(),
  /** `general`: for everyone. */
  category: z.string(),
  minLevel: z.int().min(1),
});
export type PetKitView = z.output<typeof petKitView>;

/** The kits that may be chosen: active ones of category general, in their order (spec 1 §7). */
export const listPetKits = defineRequest('family.list-pet-kits', {
  http: 'GET /api/family/pet-kits',
  kind: 'read',
  access: people,
  topics: ['worlds'],
  input: z.object({}),
  output: z.object({ kits: z.array(petKitView).max(100) }),
});

/** The child for itself; an adult with full rights over activities for the child. The avatar is the companion's head. */
export const choosePet = defineRequest('family.choose-pet', {
  http: 'PUT /api/family/children/{childId}/pet',
  kind: 'write',
  access: peopleWho('changeWorld', { childIn: 'childId' }),
  topics: ['worlds'],
  input: z.object({ childId: z.uuid(), kitId: avatar }),
  output: z.object({ kitId: avatar }),
});
