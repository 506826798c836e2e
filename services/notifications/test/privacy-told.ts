import { v7 } from 'uuid';

import { childInDanger } from '@alcancia/contracts/assistant';
import { dataExportChanged, dataExportRequested, supportChanged } from '@alcancia/contracts/identity';
import type { TestService } from '@alcancia/server-kit/testing';

import type { aToldFamily, Told } from './a-told-family.js';

type Family = Awaited<ReturnType<typeof aToldFamily>>;

/** Downloads of data, a child that may be in danger, and support mode that is opened and closed: who is told so. */
export const privacyTold = (
  service: () => TestService,
): Record<string, [happen: (family: Family) => Promise<unknown>, told: Told]> => ({
  [dataExportRequested.subject]: [
    ({ childId: personId }) =>
      service().tell(dataExportRequested, { exportId: v7(), personId, personRole: 'child', ownChildIds: [] }),
    { adult: [], child: [] },
  ],
  [dataExportChanged.subject]: [
    ({ childId, adultId: recipientId }) =>
      service().tell(dataExportChanged, { exportId: v7(), recipientId, childId, state: 'ready' }),
    { adult: ['unread data_export'], child: [] },
  ],
  [childInDanger.subject]: [
    async ({ childId, familyId }) => {
      for (let twice = 1; twice <= 2; twice += 1) await service().tell(childInDanger, { childId, familyId });
    },
    { adult: ['unread child_in_danger'], child: [] },
  ],
  [supportChanged.subject]: [
    async ({ adultId: ownerId }) => {
      const access = { accessId: v7(), ownerId, administratorId: v7() };
      await service().tell(supportChanged, { ...access, isOpen: true });
      await service().tell(supportChanged, { ...access, isOpen: false });
    },
    { adult: ['unread support'], child: [] },
  ],
});
