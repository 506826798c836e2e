import { type Permissions } from '@alcancia/contracts/caller';

/** Whoever has one area whole is a guardian; everybody else who is invited looks on (G1). */
export const roleFor = (permissions: Permissions): 'guardian' | 'viewer' =>
  Object.values(permissions).includes('full_access') ? 'guardian' : 'viewer';
