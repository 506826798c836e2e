import type { Envelope } from '@alcancia/contracts/define';
import {
  accessChanged,
  childChanged,
  familyChanged,
  flagSwitched,
  guardianshipChanged,
} from '@alcancia/contracts/identity';

const parsed = <T>(
  result: { success: true; data: T } | { success: false },
  ids: (data: T) => readonly string[],
): readonly string[] => (result.success ? ids(result.data) : []);

/** Which cached callers each event invalidates. Identity's events are small; a shape that does not fit drops nothing. */
const concerned = new Map<string, (data: unknown) => readonly string[]>([
  [accessChanged.subject, (data) => parsed(accessChanged.data.safeParse(data), ({ aboutId }) => [aboutId])],
  [
    guardianshipChanged.subject,
    (data) => parsed(guardianshipChanged.data.safeParse(data), ({ adultId, childId }) => [adultId, childId]),
  ],
  [
    familyChanged.subject,
    (data) => parsed(familyChanged.data.safeParse(data), ({ familyId, ownerId }) => [familyId, ownerId]),
  ],
  [
    childChanged.subject,
    (data) => parsed(childChanged.data.safeParse(data), ({ familyId, isNew }) => (isNew ? [familyId] : [])),
  ],
]);

/** The ids whose callers must be asked for again after this event. */
export const idsDroppedBy = ({ subject, data }: Envelope): readonly string[] => concerned.get(subject)?.(data) ?? [];

/** Whether every caller must be asked for again after this event: it changes what is there for all of them. */
export const dropsEveryone = ({ subject }: Envelope): boolean => subject === flagSwitched.subject;
