import { z } from 'zod';

import { adults, adultsWho, defineRequest } from '../define.js';
import { avatar, done, moment } from '../values.js';
import { bothSteps } from './second-step.contract.js';

/** An offer to take over a household is answered or withdrawn once; it expires by its time alone. */
export const ownershipStatuses = ['offered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

const child = z.object({ childId: z.uuid(), displayName: z.string(), avatar });

/** Settings, 'Familia': whom the own household may pass to, what was offered, and what others offer to the reader (G20). */
export const readOwnership = defineRequest('identity.read-ownership', {
  http: 'GET /api/identity/ownership',
  kind: 'read',
  access: adults,
  topics: ['household', 'children', 'profiles', 'session'],
  input: z.object({}),
  output: z.object({
    /** Null: the reader owns no child. */
    own: z
      .object({
        planName: z.string(),
        /** All of them pass together: a family is one household. */
        children: z.array(child),
        /** Adults linked to at least one of the children. */
        adults: z.array(
          z.object({
            adultId: z.uuid(),
            displayName: z.string(),
            /** False: owns children of another household, and nobody owns two. */
            canTakeOver: z.boolean(),
          }),
        ),
        offer: z
          .object({ offerId: z.uuid(), adultId: z.uuid(), displayName: z.string(), expiresAt: moment })
          .nullable(),
      })
      .nullable(),
    received: z
      .array(
        z.object({
          offerId: z.uuid(),
          ownerName: z.string(),
          planName: z.string(),
          children: z.array(child),
          expiresAt: moment,
          /** False: the reader owns children of another household, and nobody owns two. */
          canAccept: z.boolean(),
          /** When the account of who offers is deleted, where it is: they do not stay as a guardian. */
          ownerLeavesAt: moment.nullable().optional(),
        }),
      )
      .max(10),
  }),
});

/**
 * The owner offers the household, with all its children, to an adult who looks after one of them already. Nothing
 * changes until that adult accepts. `childIds`: all children of the household, as the screen named them.
 */
export const offerOwnership = defineRequest('identity.offer-ownership', {
  http: 'POST /api/identity/ownership-offers',
  kind: 'steps',
  access: adultsWho('passOwnership', { childrenIn: 'childIds' }),
  topics: ['household', 'children'],
  limit: { max: 20, perSeconds: 3_600 },
  input: z.object({
    adultId: z.uuid(),
    childIds: z.array(z.uuid()).min(1).max(50),
    ...bothSteps,
  }),
  output: z.object({ offerId: z.uuid() }),
});

/** Whoever offered takes it back before it is answered. */
export const withdrawOwnershipOffer = defineRequest('identity.withdraw-ownership-offer', {
  http: 'POST /api/identity/ownership-offers/{offerId}/withdraw',
  kind: 'write',
  access: adults,
  topics: ['household', 'children'],
  input: z.object({ offerId: z.uuid() }),
  output: done,
});

/** From now on the caller owns the household and its children; who owned it stays as a guardian with every right. */
export const acceptOwnership = defineRequest('identity.accept-ownership', {
  http: 'POST /api/identity/ownership-offers/{offerId}/accept',
  kind: 'write',
  access: adults,
  topics: ['household', 'children', 'profiles', 'session', 'invitations'],
  changesAccess: { ofCaller: true },
  input: z.object({ offerId: z.uuid() }),
  output: z.object({ childIds: z.array(z.uuid()) }),
});

export const declineOwnership = defineRequest('identity.decline-ownership', {
  http: 'POST /api/identity/ownership-offers/{offerId}/decline',
  kind: 'write',
  access: adults,
  topics: ['household', 'children'],
  input: z.object({ offerId: z.uuid() }),
  output: done,
});
