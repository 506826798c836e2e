import type { SpeechRole } from '@alcancia/contracts/speech';
import type { Caller } from '@alcancia/server-kit';

/** The role by which a caller's rights in speech are looked up. */
export function speechRoleOf(caller: Caller): SpeechRole {
  if (caller.isChild) return 'child';
  return caller.session.role === 'super_admin' ? 'super_admin' : 'adult';
}
