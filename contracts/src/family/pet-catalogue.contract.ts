import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { avatar, line, version } from '../values.js';
import { petKitView } from './pets.contract.js';

/** A kit as those who run the product see it: also one that is not offered. */
export const keptPetKit = petKitView.extend({
  /** Who has it keeps it, also when it is not offered any more. */
  isActive: z.boolean(),
  sortOrder: z.int(),
  version,
});
export type KeptPetKit = z.output<typeof keptPetKit>;

/** Every kit there is, in the order in which children see them. */
export const listAllPetKits = defineRequest('family.list-all-pet-kits', {
  http: 'GET /api/family/admin/pet-kits',
  kind: 'read',
  access: administrators,
  topics: ['worlds'],
  input: z.object({}),
  output: z.object({ kits: z.array(keptPetKit).max(100) }),
});

/** How a kit is called, from which level on it is given, and whether it is. One stays open to every child (G18). */
export const savePetKit = defineRequest('family.save-pet-kit', {
  http: 'PUT /api/family/admin/pet-kits/{kitId}',
  kind: 'write',
  access: administrators,
  topics: ['worlds'],
  input: z.object({
    kitId: avatar,
    displayName: line(40),
    minLevel: z.int().min(1).max(50),
    isActive: z.boolean(),
    sortOrder: z.int().min(1).max(99),
    version,
  }),
  output: z.object({ version }),
});
