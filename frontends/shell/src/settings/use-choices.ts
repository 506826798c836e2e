import { useQueryClient } from '@tanstack/react-query';

import type { OutputOf } from '@alcancia/contracts/define';
import {
  type NoticeSwitch,
  type QuietHours,
  type readPreferences,
  setQuietHours,
  switchNotice,
} from '@alcancia/contracts/notifications';
import { useWrite } from '@alcancia/web-kit';
import { toastError } from '@alcancia/web-kit/ui';

import { preferences } from './settings.queries.js';

type Preferences = OutputOf<typeof readPreferences>;

/** Shows a choice at once; when it could not be kept, what stood before stands again, and what is kept is read. */
function useAtOnce() {
  const client = useQueryClient();
  return (change: (before: Preferences) => Preferences, undo: (now: Preferences) => Preferences) => {
    // What is being read was asked for before this choice.
    void client.cancelQueries({ queryKey: preferences.queryKey });
    client.setQueryData<Preferences>(preferences.queryKey, (before) => before && change(before));
    return (error: Parameters<typeof toastError>[0]): void => {
      client.setQueryData<Preferences>(preferences.queryKey, (now) => now && undo(now));
      toastError(error);
      void client.invalidateQueries({ queryKey: preferences.queryKey });
    };
  };
}

const placed = (now: Preferences, { type, channel, isOn }: NoticeSwitch): Preferences => ({
  ...now,
  switches: now.switches.map((one) => (one.type === type && one.channel === channel ? { ...one, isOn } : one)),
});

export function useSwitchNotice(): (choice: NoticeSwitch) => void {
  const atOnce = useAtOnce();
  const { mutate } = useWrite(switchNotice);
  return (choice) => {
    const { type, channel, isOn } = choice;
    const onError = atOnce(
      (before) => placed(before, choice),
      (now) => placed(now, { ...choice, isOn: !isOn }),
    );
    mutate({ type, channel, isOn }, { onError });
  };
}

export function useSetQuietHours(before: QuietHours): (hours: QuietHours) => void {
  const atOnce = useAtOnce();
  const { mutate } = useWrite(setQuietHours);
  return (quietHours) => {
    const onError = atOnce(
      (now) => ({ ...now, quietHours }),
      (now) => ({ ...now, quietHours: before }),
    );
    mutate(quietHours, { onError });
  };
}
