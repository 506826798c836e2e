import type { DataOf } from '@alcancia/contracts/define';
import { weekEnded } from '@alcancia/contracts/family';
import { Hears, NotKnownYet, Reaction, type Work } from '@alcancia/server-kit';

import { linksTo } from '../people/people.store.js';
import { quietUntil, whoWants } from '../preferences/preferences.store.js';
import { Summaries } from './summaries.store.js';

/** It is Sunday evening where a family lives: each adult who wants it reads about the children they look after (G24). */
@Reaction()
export class MailSummariesWhenWeekEnded {
  constructor(private readonly summaries: Summaries) {}

  @Hears(weekEnded)
  async react({ familyId, endedAt, children }: DataOf<typeof weekEnded>, work: Work): Promise<void> {
    const links = await linksTo(
      work.em,
      children.map(({ childId }) => childId),
    );
    if (links.length === 0) throw new NotKnownYet('a guardian of the children');
    const adults = [...new Set(links.map(({ adultId }) => adultId))];
    const wanting = await whoWants(work.em, 'weekly_summary', 'email', adults);
    const quiet = await quietUntil(work, wanting);
    for (const adultId of wanting) {
      const own = new Set(links.filter((link) => link.adultId === adultId).map(({ childId }) => childId));
      const theirs = children.filter(({ childId }) => own.has(childId));
      const dueAt = quiet.get(adultId) ?? work.now;
      await this.summaries.keep(work, { adultId, familyId, endedAt, children: theirs, dueAt });
    }
    await this.summaries.sendDue(work);
  }
}
