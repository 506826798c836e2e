import type { CallerShape } from '@alcancia/contracts/caller';

/** Every id whose change may change what a caller may do: the acting profile, the adult, session, device, families, children. */
export function idsOfCaller({ userId, adultId, sessionId, deviceId, familyId, children }: CallerShape): string[] {
  const families = Object.values(children).map((child) => child.familyId);
  const ids = [userId, adultId, sessionId, deviceId, familyId, ...families, ...Object.keys(children)];
  return [...new Set(ids.filter((id) => id !== null))];
}
