import type { KeptPetKit } from '@alcancia/contracts/family';
import { changedValues } from '@alcancia/server-kit';

type Fields = Pick<KeptPetKit, 'displayName' | 'minLevel' | 'isActive' | 'sortOrder'>;

/** By name of the field, as the audit log keeps it. */
const said = ({ displayName, minLevel, isActive, sortOrder }: Fields): Record<string, string> => ({
  name: displayName,
  minLevel: String(minLevel),
  offered: isActive ? 'yes' : 'no',
  order: String(sortOrder),
});

export const changedKit = (was: Fields, is: Fields) => changedValues(said(was), said(is));

/** Whether a child who has just begun may have it. */
export const isForEveryChild = ({ isActive, category, minLevel }: KeptPetKit): boolean =>
  isActive && category === 'general' && minLevel === 1;
