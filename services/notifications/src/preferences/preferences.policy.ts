import {
  noticeChannels,
  type NoticeChannel,
  type NoticeSwitch,
  noticeTypes,
  type NoticeType,
  type QuietHours,
} from '@alcancia/contracts/notifications';

/** On or off until an adult chooses; `always` cannot be switched off, `never` is not told by that channel. */
type Rule = boolean | 'always' | 'never';

/**
 * What is told by which channel (G23). Asked for at once: what protects accounts, and what somebody has waited for. The
 * weekly summary is a letter and no notice of the bell.
 */
const rules: Readonly<Record<NoticeType, Readonly<Record<NoticeChannel, Rule>>>> = {
  approvals: { app: true, email: false },
  reminders: { app: true, email: true },
  goals: { app: true, email: false },
  guardians: { app: true, email: false },
  security: { app: 'always', email: 'always' },
  weekly_summary: { app: 'never', email: true },
};

/** The night, in the family's zone, for who has chosen nothing else (G23). */
export const usualQuietHours: QuietHours = { isOn: true, from: '21:00', until: '07:00' };

export const isFixed = (type: NoticeType, channel: NoticeChannel): boolean => rules[type][channel] === 'always';
export const isOffered = (type: NoticeType, channel: NoticeChannel): boolean => rules[type][channel] !== 'never';

/** What was chosen, where there is a choice; else what stands for everybody. */
export function isTold(type: NoticeType, channel: NoticeChannel, chosen: boolean | undefined): boolean {
  const rule = rules[type][channel];
  return typeof rule === 'boolean' ? (chosen ?? rule) : rule === 'always';
}

/** Everything that the settings show, with what one adult chose: '{type} {channel}' → on. */
export const switchesOf = (chosen: ReadonlyMap<string, boolean>): NoticeSwitch[] =>
  noticeTypes.flatMap((type) =>
    noticeChannels
      .filter((channel) => isOffered(type, channel))
      .map((channel) => ({
        type,
        channel,
        isOn: isTold(type, channel, chosen.get(`${type} ${channel}`)),
        isFixed: isFixed(type, channel),
      })),
  );
