import { z } from 'zod';

import type { AnyRequest } from '@alcancia/contracts/define';

import type { RowKind } from './rows-of.js';

/** What each field of an input that holds an id points at; where one name means several things, the contract is named. */
const pointsAt: Readonly<Record<string, RowKind>> = {
  childId: 'child',
  childIds: 'child',
  activityId: 'activity',
  associatedActivities: 'activity',
  challengeId: 'challenge',
  goalId: 'goal',
  rewardId: 'reward',
  requestId: 'request',
  requestIds: 'request',
  redemptionId: 'redemption',
  occurrenceId: 'occurrence',
  deviceId: 'device',
  accountId: 'guardian',
  adultId: 'guardian',
  guardianIds: 'guardian',
  successorId: 'guardian',
  invitationId: 'invitation',
  offerId: 'ownershipOffer',
  sessionId: 'session',
  exportId: 'export',
  accessId: 'supportAccess',
  subscriptionId: 'subscription',
  invoiceId: 'invoice',
  'billing.create-paypal-subscription userId': 'guardian',
  // A plan, a template, an achievement or an official challenge is nobody's: whatever is none does not exist.
  'billing.create-paypal-subscription planId': 'activity',
  'billing.revise-subscription planId': 'activity',
  'billing.save-plan planId': 'activity',
  'billing.save-plan-prices planId': 'activity',
  ambassadorId: 'activity',
  'family.update-activity-template templateId': 'activity',
  'family.save-achievement achievementId': 'activity',
  'family.see-achievements ids': 'activity',
  'family.create-challenge officialId': 'activity',
  'family.update-official-challenge officialId': 'activity',
  'family.dismiss-celebrations ids': 'celebration',
  'notifications.mark-notifications-read ids': 'notification',
  ideaId: 'idea',
  proposalId: 'proposal',
  // The same is true of an edition of the affinity test and of a written notice.
  testId: 'activity',
  'marketing.update-social-proof id': 'activity',
  landingId: 'activity',
  entryId: 'activity',
};

/** Inputs in whose depth ids of plans stand, which are nobody's. */
const nobodysWithin: ReadonlySet<string> = new Set([
  'marketing.create-landing content',
  'marketing.save-landing content',
]);

/** One field of an input that holds an id, or several. */
export interface IdField {
  readonly name: string;
  readonly isArray: boolean;
  readonly pointsAt: RowKind;
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const isId = ({ format, anyOf = [] }: Schema): boolean => format === 'uuid' || anyOf.some(isId);
const holdsId = (schema: Schema): boolean =>
  isId(schema) ||
  [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(holdsId) ||
  (schema.items !== undefined && holdsId(schema.items));

/** Every id in a contract's input, as its schema has them. Throws on one of which the table above says nothing. */
export function idFieldsOf({ subject, input }: AnyRequest): IdField[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input' }) as Schema;
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!holdsId(schema) || nobodysWithin.has(`${subject} ${name}`)) return [];
    const kind = pointsAt[`${subject} ${name}`] ?? pointsAt[name];
    const isArray = schema.items !== undefined;
    if (!kind || !isId(schema.items ?? schema))
      throw new Error(`${subject}: say in id-fields.ts what ${name} points at; an id inside of it is not swapped yet`);
    return [{ name, isArray, pointsAt: kind }];
  });
}

/** The same input with this id in the field: alone and, in a list, also beside the rightful ones. */
export function swapped(input: Record<string, unknown>, { name, isArray }: IdField, id: string) {
  if (!isArray) return [{ ...input, [name]: id }];
  const own = (input[name] as readonly string[] | undefined) ?? [];
  return [{ ...input, [name]: [id] }, ...(own.length > 0 ? [{ ...input, [name]: [...own, id] }] : [])];
}
