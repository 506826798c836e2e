import { Inject, Injectable } from '@nestjs/common';

import type { ChildWeek } from '@alcancia/contracts/family';
import { aboutPeople, CONFIG, type Work } from '@alcancia/server-kit';

import { readersAtOnce } from '../mails/mails.limits.js';
import { adultNameOf, linksTo, moneyNameOf, namesOf } from '../people/people.store.js';
import { whoWants } from '../preferences/preferences.store.js';
import { UnsubscribeLinks } from '../preferences/unsubscribe-links.cipher.js';
import { type SeenWeek, weekSeenBy } from './seen-week.policy.js';

interface Row {
  readonly adult_id: string;
  readonly family_id: string;
  readonly ended_at: string | Date;
  readonly children: readonly ChildWeek[];
}

interface NewSummary {
  readonly adultId: string;
  readonly familyId: string;
  readonly endedAt: string;
  readonly children: readonly ChildWeek[];
  readonly dueAt: Date;
}

/** Weekly summaries: one for each adult, family and week, whatever comes twice (G24). */
@Injectable()
export class Summaries {
  constructor(
    @Inject(CONFIG) private readonly config: { readonly PUBLIC_ORIGIN: string },
    private readonly links: UnsubscribeLinks,
  ) {}

  async keep({ em }: Work, { adultId, familyId, endedAt, children, dueAt }: NewSummary): Promise<void> {
    await em.execute(
      `insert into notifications.weekly_summaries (adult_id, family_id, ended_at, children, due_at)
       values (?, ?, ?, ?::jsonb, ?) on conflict do nothing`,
      [adultId, familyId, endedAt, JSON.stringify(children), dueAt.toISOString()],
    );
  }

  /** Sends those whose time has come; of each nothing but the fact is kept. */
  async sendDue(work: Work): Promise<void> {
    const due = await work.em.execute<Row[]>(
      `select adult_id, family_id, ended_at, children from notifications.weekly_summaries
       where due_at <= ? order by due_at limit ${readersAtOnce} for update skip locked`,
      [work.now.toISOString()],
    );
    for (const row of due) {
      const isSent = await this.send(work, row);
      await work.em.execute(
        `update notifications.weekly_summaries set due_at = null, children = '[]'::jsonb, sent_at = ?::timestamptz
         where adult_id = ? and family_id = ? and ended_at = ?`,
        [isSent ? work.now.toISOString() : null, row.adult_id, row.family_id, new Date(row.ended_at).toISOString()],
      );
    }
  }

  /** With the rights of this moment: a link may have ended while the summary waited. */
  private async send(work: Work, { adult_id: adultId, family_id, children }: Row): Promise<boolean> {
    const { em } = work;
    const childIds = children.map(({ childId }) => childId);
    const rights = (await linksTo(em, childIds)).filter((link) => link.adultId === adultId);
    const names = await namesOf(em, childIds);
    const seen = children.flatMap((week): SeenWeek[] => {
      const link = rights.find(({ childId }) => childId === week.childId);
      const name = names.get(week.childId);
      const part = link && name !== undefined && weekSeenBy(link, name, week);
      return part ? [part] : [];
    });
    const wanting = await whoWants(em, 'weekly_summary', 'email', [adultId]);
    if (seen.length === 0 || wanting.length === 0) return false;
    const isAsked = seen.some(({ canDecide, waiting = 0 }) => canDecide && waiting > 0);
    work.mail('weekly_summary', adultId, {
      name: (await adultNameOf(em, adultId)) ?? '',
      money: (await moneyNameOf(em, family_id)) ?? '',
      children: JSON.stringify(seen),
      ...aboutPeople(...childIds),
      link: this.config.PUBLIC_ORIGIN + (isAsked ? '/approvals' : '/dashboard'),
      ...this.links.linksOf({ adultId, type: 'weekly_summary' }),
    });
    return true;
  }
}
