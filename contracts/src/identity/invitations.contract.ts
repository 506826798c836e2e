import { z } from 'zod';

import { guardianRoles, permissions } from '../caller.js';
import { adults, adultsWho, anyone, defineRequest } from '../define.js';
import { avatar, done, email, line, moment, text } from '../values.js';
import { relationshipTypes } from './profiles.contract.js';

/** What the link of an invitation carries; 256 bits. */
export const invitationToken = z.string().min(20).max(200);
const token = invitationToken;

const relationshipType = z.enum(relationshipTypes);

/** Less than a day before its end it 'expires soon' (spec 2 §9). */
export const expiresSoon = (expiresAt: string, nowMs: number): boolean =>
  new Date(expiresAt).getTime() - nowMs < 24 * 60 * 60_000;

/** From 'sent' an invitation is answered or withdrawn once; it expires by its time alone (spec 2 §4, G25). */
export const invitationStatuses = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** How the e-mail fares: not sent yet, accepted by the provider, or refused at least once and tried again (F24). */
export const invitationMails = ['sending', 'delivered', 'failing'] as const;

/** The owner invites another adult; it takes one of the plan's places from now on (spec 2 §5, G25). */
export const inviteGuardian = defineRequest('identity.invite-guardian', {
  http: 'POST /api/identity/invitations',
  kind: 'write',
  access: adultsWho('inviteGuardians', { childrenIn: 'childIds' }),
  topics: ['invitations'],
  limit: { max: 30, perSeconds: 3_600 },
  input: z.object({
    email,
    relationshipType,
    /** None: whoever accepts is known to the family and linked to a child later. */
    childIds: z.array(z.uuid()).max(50),
    permissions,
    message: text(300).default(''),
  }),
  output: z.object({ invitationId: z.uuid() }),
});

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  relationshipType,
  role: z.enum(guardianRoles),
  permissions,
  childIds: z.array(z.uuid()),
  message: z.string(),
  status: z.enum(invitationStatuses),
  expiresAt: moment,
  mail: z.enum(invitationMails),
  /** Only while it can be accepted. */
  link: z.string().nullable(),
});

/** What the owner sent: all that can still be accepted, and the newest of those that were answered. */
export const listInvitations = defineRequest('identity.list-invitations', {
  http: 'GET /api/identity/invitations',
  kind: 'read',
  access: adults,
  topics: ['invitations'],
  input: z.object({}),
  output: z.object({
    invitations: z.array(invitation).max(100),
    /** Adults beside the owner, and invitations that wait. */
    places: z.object({ used: z.int(), limit: z.int().describe('-1 is unlimited') }),
  }),
});

/** A new link for seven days; the one before opens nothing any more. */
export const resendInvitation = defineRequest('identity.resend-invitation', {
  http: 'POST /api/identity/invitations/{invitationId}/resend',
  kind: 'write',
  access: adults,
  topics: ['invitations'],
  limit: { max: 30, perSeconds: 3_600 },
  input: z.object({ invitationId: z.uuid() }),
  output: done,
});

export const withdrawInvitation = defineRequest('identity.withdraw-invitation', {
  http: 'POST /api/identity/invitations/{invitationId}/withdraw',
  kind: 'write',
  access: adults,
  topics: ['invitations'],
  input: z.object({ invitationId: z.uuid() }),
  output: done,
});

/** What anybody with the link sees: who invites, and to how many children (G52). */
export const previewInvitation = defineRequest('identity.preview-invitation', {
  http: 'GET /api/identity/invitations/by-link/{token}/preview',
  kind: 'read',
  access: anyone,
  topics: ['invitations'],
  limit: { max: 10, perSeconds: 60 },
  input: z.object({ token }),
  output: z.object({ inviterName: z.string(), childCount: z.int(), expiresAt: moment }),
});

/** The whole invitation, for whoever is signed in with the address that it was sent to. */
export const readInvitation = defineRequest('identity.read-invitation', {
  http: 'GET /api/identity/invitations/by-link/{token}',
  kind: 'read',
  access: adults,
  topics: ['invitations', 'children'],
  limit: { max: 60, perSeconds: 60 },
  input: z.object({ token }),
  output: z.object({
    inviterName: z.string(),
    email: z.string(),
    relationshipType,
    role: z.enum(guardianRoles),
    permissions,
    message: z.string(),
    expiresAt: moment,
    children: z.array(z.object({ displayName: line(40), avatar })),
    /** Of these, those to whom the reader is linked already. */
    linkedAlready: z.int(),
  }),
});

/** What waits for the address of whoever is signed in, the newest first: a confirmed account may open it on any device. */
export const listReceivedInvitations = defineRequest('identity.list-received-invitations', {
  http: 'GET /api/identity/invitations/received',
  kind: 'read',
  access: adults,
  topics: ['invitations', 'children', 'session'],
  input: z.object({}),
  output: z.object({
    invitations: z.array(z.object({ token, inviterName: z.string(), childCount: z.int(), expiresAt: moment })).max(10),
  }),
});

/** Links the caller to the children of the invitation to whom they are not linked yet (spec 2 §5). */
export const acceptInvitation = defineRequest('identity.accept-invitation', {
  http: 'POST /api/identity/invitations/accept',
  kind: 'write',
  access: adults,
  topics: ['invitations', 'children', 'profiles', 'session'],
  changesAccess: { ofCaller: true },
  limit: { max: 20, perSeconds: 60 },
  input: z.object({ token }),
  output: z.object({ childIds: z.array(z.uuid()).describe('newly linked; none when all were linked before') }),
});

export const declineInvitation = defineRequest('identity.decline-invitation', {
  http: 'POST /api/identity/invitations/decline',
  kind: 'write',
  access: adults,
  topics: ['invitations'],
  limit: { max: 20, perSeconds: 60 },
  input: z.object({ token }),
  output: done,
});
