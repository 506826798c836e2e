import type { NoticeType } from '@alcancia/contracts/notifications';
import { hello, type MailTemplates } from '@alcancia/server-kit';

import type { SeenWeek } from '../summaries/seen-week.policy.js';
import { words } from '../words/mails.js';
import { coinsIn, usualMoneyName } from '../words/notices.js';
import { type MailedTurn, words as subscriptionWords } from '../words/subscriptions.js';

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

const ending = (type: NoticeType, { page, oneClick }: Record<string, string>) =>
  page === undefined || oneClick === undefined ? {} : { unsubscribe: { text: words.endings[type], page, oneClick } };

const sentences = (...said: readonly string[]): string => said.filter((sentence) => sentence !== '').join(' ');

function workLine({ activities, done, points }: NonNullable<SeenWeek['work']>): string {
  if (done === 0) return words.quietWeek;
  const titles = activities.map(({ title, times }) => (times === 1 ? words.once(title) : words.often(title, times)));
  const others = done - activities.reduce((sum, { times }) => sum + times, 0);
  const all = listed.format(others > 0 ? [...titles, words.others(others)] : titles);
  return sentences(words.did(done, all), points > 0 ? words.points(points) : '');
}

function walletLine(
  money: string,
  { earnedCents, usedCents, availableCents }: NonNullable<SeenWeek['wallet']>,
): string {
  const coins = (cents: number): string => coinsIn(money, cents);
  const [earned, used, saved] = [coins(earnedCents), coins(usedCents), coins(earnedCents - usedCents)];
  const has = coins(availableCents) === '' ? '' : words.has(coins(availableCents));
  if (used === '') return sentences(earned === '' ? '' : words.savedAll(earned), has);
  if (saved !== '') return sentences(words.saved(saved, earned, used), has);
  return sentences(earned === '' ? words.used(used) : words.usedAndEarned(used, earned), has);
}

const sectionOf =
  (money: string) =>
  ({ name, work, wallet, waiting = 0, canDecide }: SeenWeek) => ({
    title: name,
    lines: [
      work ? workLine(work) : '',
      wallet ? walletLine(money, wallet) : '',
      waiting > 0 ? words.waiting(waiting, canDecide) : '',
    ].filter((line) => line !== ''),
  });

/** The e-mails of notifications (G24). */
export const mailTemplates: MailTemplates = {
  notices: ({ name, type = 'approvals', messages = '[]', more = '0', link = '', ...ways }) => {
    const told = JSON.parse(messages) as string[];
    const rest = Number(more);
    const [first = ''] = told;
    const isOne = told.length + rest === 1;
    return {
      subject: isOne ? first : words.notices(told.length + rest),
      preview: first,
      greeting: hello(name),
      paragraphs: rest > 0 ? [...told, words.moreNotices(rest)] : told,
      button: isOne ? words.see : words.open,
      link,
      closing: [type === 'security' ? words.security : words.manage],
      ...ending(type as NoticeType, ways),
    };
  },
  subscription: ({ name, turn, plan = '', amount = '', every = '', until = '', invoice = '', link = '' }) => {
    const said = { plan, amount, every, until, invoice };
    const { title, lines } = subscriptionWords.turns[turn as MailedTurn];
    const [first = '', ...others] = lines(said).filter((line) => line !== '');
    return {
      subject: title(said),
      preview: first,
      greeting: hello(name),
      paragraphs: [title(said), first, ...others],
      button: subscriptionWords.open,
      link,
      closing: [subscriptionWords.always],
    };
  },
  weekly_summary: ({ name, money, children = '[]', link = '', ...ways }) => {
    const seen = JSON.parse(children) as SeenWeek[];
    const names = listed.format(seen.map((child) => child.name));
    const sections = seen.map(sectionOf(money || usualMoneyName));
    return {
      subject: words.week(names),
      preview: sections[0]?.lines[0] ?? '',
      greeting: hello(name),
      paragraphs: [words.weekText(names)],
      sections,
      button: link.endsWith('/approvals') ? words.seeWaiting : words.open,
      link,
      closing: [sentences(words.sundays, words.manage)],
      ...ending('weekly_summary', ways),
    };
  },
};
