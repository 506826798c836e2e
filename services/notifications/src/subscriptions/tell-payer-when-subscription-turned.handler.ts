import { Inject } from '@nestjs/common';

import { subscriptionTurned } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import { CONFIG, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { tell, tellAdults } from '../notices/notice.store.js';
import type { NotificationsConfig } from '../notifications.config.js';
import { adultNameOf, timeZonesOf } from '../people/people.store.js';
import { type Said, words } from '../words/subscriptions.js';

type Turned = DataOf<typeof subscriptionTurned>;

const link = '/pricing';

/**
 * Who pays hears of each turn of the subscription in the bell and by an e-mail of its own, at once: it is about a contract,
 * and nobody can switch it off. The reminder of the trial's end is one of the reminders, which can (G23, G29).
 */
@Reaction()
export class TellPayerWhenSubscriptionTurned {
  constructor(@Inject(CONFIG) private readonly config: NotificationsConfig) {}

  @Hears(subscriptionTurned)
  async react(turned: Turned, work: Work): Promise<void> {
    const { recipientId, turn } = turned;
    const zone = (await timeZonesOf(work.em, [recipientId])).get(recipientId) ?? 'UTC';
    const said = saidOf(turned, zone);
    const noticeOf = (message: string) => ({
      type: 'other' as const,
      payload: { about: `subscription_${turn}`, message, link },
      typed: Object.values(said).filter((one) => one !== ''),
    });
    if (turn === 'trial_ending') return tellAdults(work, 'reminders', [recipientId], noticeOf(words.trialEnding(said)));
    await tell(work, [recipientId], noticeOf(words.turns[turn].title(said)));
    work.mail('subscription', recipientId, {
      name: (await adultNameOf(work.em, recipientId)) ?? '',
      turn,
      ...said,
      link: this.config.PUBLIC_ORIGIN + link,
    });
  }
}

/** A turn of a subscription as it is read where the family lives. */
function saidOf({ planName, period, currency, amountCents, until, invoiceNumber }: Turned, zone: string): Said {
  const money = new Intl.NumberFormat('es', { style: 'currency', currency, currencyDisplay: 'code' });
  const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: zone });
  return {
    plan: planName,
    amount: money.format(amountCents / 100),
    every: words.periods[period],
    until: until === null ? '' : day.format(new Date(until)),
    invoice: invoiceNumber ?? '',
  };
}
