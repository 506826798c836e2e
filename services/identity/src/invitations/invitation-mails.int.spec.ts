import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  invitationChanged,
  previewInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { type Mail, type MailSender, SmtpMailSender } from '@alcancia/server-kit';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { sentInvitation, tokenIn } from '../../test/an-invitation.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { Guardianship } from '../guardianships/guardianship.entity.js';
import { Secrets } from '../sessions/secrets.cipher.js';
import { Invitation } from './invitation.entity.js';
import { InvitationLinks } from './invitation-links.cipher.js';
import { Invitations } from './invitation.store.js';
import { RemindOfInvitations } from './remind-of-invitations.js';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Nobody answers at its port. */
const nobody = new SmtpMailSender({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hola@alcancia.example' });
const arrived: Mail[] = [];
const provider: MailSender = { send: async (mail) => void arrived.push(mail) };
let sender: MailSender = provider;

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), {
    env: identityEnv,
    mailSender: { send: (mail) => sender.send(mail) },
  });
});
afterAll(async () => {
  await service.close();
  nobody.close();
});
beforeEach(() => {
  sender = provider;
});

const mailsTo = (email: string): Mail[] => arrived.filter(({ to }) => to === email);
const changesOf = async (invitationId: string) =>
  (await service.published(invitationChanged)).filter((one) => one.invitationId === invitationId);

describe('the e-mail of an invitation', () => {
  test('is told as sent to who invited, once', async () => {
    const { invitationId, email, listed } = await sentInvitation(service);
    expect(await changesOf(invitationId)).toHaveLength(2);
    expect((await listed()).invitations).toMatchObject([{ mail: 'delivered', status: 'sent' }]);
    expect(mailsTo(email)).toHaveLength(1);
    await service.settled();
    expect(await changesOf(invitationId)).toHaveLength(2);
  });

  test('that its provider refuses leaves the invitation, its place and its link; delivered later it says so', async () => {
    sender = nobody;
    const { invitationId, email, token, listed } = await sentInvitation(service);
    expect(await changesOf(invitationId)).toHaveLength(2);
    expect(await listed()).toMatchObject({ invitations: [{ mail: 'failing', status: 'sent' }], places: { used: 1 } });
    expect(await service.ask(previewInvitation, null, { token })).toMatchObject({ inviterName: 'Ana' });

    service.clock.shift(hourMs);
    await service.settled();
    expect(await changesOf(invitationId)).toHaveLength(2);

    sender = provider;
    service.clock.shift(hourMs);
    expect(await changesOf(invitationId)).toHaveLength(3);
    expect((await listed()).invitations).toMatchObject([{ mail: 'delivered' }]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('that never left is replaced by that of "Reenviar": one e-mail, with the link that opens', async () => {
    sender = nobody;
    const { owner, guest, email, invitationId, token, listed } = await sentInvitation(service);
    await service.settled();
    await service.ask(resendInvitation, owner, { invitationId });
    await service.settled();
    expect((await listed()).invitations).toMatchObject([{ mail: 'failing' }]);

    sender = provider;
    service.clock.shift(2 * hourMs);
    await service.settled();
    expect(mailsTo(email)).toHaveLength(1);
    const [copied] = (await listed()).invitations;
    expect(mailsTo(email)[0]?.text).toContain(copied?.link);
    expect(tokenIn(copied?.link)).not.toBe(token);
    await service.ask(acceptInvitation, guest, { token: tokenIn(copied?.link) });
  });

  test('does not leave any more once the invitation was withdrawn', async () => {
    sender = nobody;
    const { owner, email, invitationId } = await sentInvitation(service);
    await service.settled();
    await service.ask(withdrawInvitation, owner, { invitationId });
    sender = provider;
    service.clock.shift(2 * hourMs);
    await service.settled();
    expect(mailsTo(email)).toEqual([]);
  });

  test('carries the address behind "#", for the form of signing up; the link that is copied does not', async () => {
    const { email, token, listed } = await sentInvitation(service);
    await service.settled();
    expect(mailsTo(email)[0]?.text).toContain(`/accept-invite/${token}#email=${encodeURIComponent(email)}\n`);
    expect((await listed()).invitations[0]?.link).toMatch(/[/]accept-invite[/][\w-]+$/);
  });
});

test('links lead to the address that is set for sharing, and to the own origin where none is', async () => {
  const { email, token, listed } = await sentInvitation(service);
  await service.settled();
  expect(mailsTo(email)[0]?.text).toContain(`http://localhost:3000/accept-invite/${token}`);
  const leadTo = (base: string | null) =>
    service.em().execute(`update identity.app_share_config set production_url = ?`, [base]);
  await leadTo('https://alcancia.example');
  const other = await sentInvitation(service);
  await service.settled();
  expect(mailsTo(other.email)[0]?.text).toContain(`https://alcancia.example/accept-invite/${other.token}#`);
  expect((await listed()).invitations[0]?.link).toBe(`https://alcancia.example/accept-invite/${token}`);
  await expect(leadTo('https://otra.example/camino')).rejects.toThrow();
  await leadTo(null);
});

describe('the reminder', () => {
  const secrets = new Secrets(identityEnv);
  const reminders = new RemindOfInvitations(new Invitations(new InvitationLinks(identityEnv, secrets)));

  /** What the schedule would send now, to this address. */
  async function remindedOf(address: string): Promise<Record<string, string>[]> {
    const letters: Record<string, string>[] = [];
    // An invitation whose e-mail is just being noted is left for the next time.
    await service.settled();
    await service.em().transactional((em) =>
      reminders.run({
        em,
        now: service.clock.now(),
        mail: (template: string, to: string, letter: Record<string, string>) => {
          expect(template).toBe('invite_reminder');
          if (to === address) letters.push(letter);
        },
      } as never),
    );
    return letters;
  }

  test('leaves two days before the end, once, and again for a link that was sent again', async () => {
    const { owner, email, invitationId, token, listed } = await sentInvitation(service);
    service.clock.shift(5 * dayMs - 60_000);
    expect(await remindedOf(email)).toEqual([]);
    service.clock.shift(2 * 60_000);
    const [reminder] = await remindedOf(email);
    expect(reminder).toMatchObject({ inviter_name: 'Ana', children_names: '["Luna"]' });
    expect(reminder?.['accept_url']).toContain(`/accept-invite/${token}`);
    expect(await remindedOf(email)).toEqual([]);

    await service.ask(resendInvitation, owner, { invitationId });
    expect(await remindedOf(email)).toEqual([]);
    service.clock.shift(6 * dayMs);
    const [again] = await remindedOf(email);
    expect(again?.['accept_url']).toContain(tokenIn((await listed()).invitations[0]?.link));
  });

  test('is for nobody who answered, for no link that is over, and for none that would say no', async () => {
    const [answered, lost, over] = [
      await sentInvitation(service),
      await sentInvitation(service),
      await sentInvitation(service),
    ];
    await service.ask(acceptInvitation, answered.guest, { token: answered.token });
    await service.em().nativeUpdate(Guardianship, { childId: lost.childIds[0]!, role: 'owner' }, { status: 'ended' });
    await service.em().nativeUpdate(Invitation, { id: over.invitationId }, { expiresAt: service.clock.now() });
    service.clock.shift(6 * dayMs);
    for (const { email } of [answered, lost, over]) expect(await remindedOf(email)).toEqual([]);
  });
});
