import {
  listSpeechPermissions,
  readSpeechProvider,
  readSpeechSettings,
  readSpeechStats,
  readVoice,
  saveSpeechSection,
  saveSpeechSettings,
  switchSpeechPermission,
} from '@alcancia/contracts/speech';
import { read, useWrite } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/speech.js';

export const ownVoice = read(readVoice, {});
export const speechSettings = read(readSpeechSettings, {});
export const speechPermissions = read(listSpeechPermissions, {});
export const speechProvider = read(readSpeechProvider, {});
/** By day, from the first to the last; '' is as the service has it: the last 30. */
export const speechStats = ({ from, to }: { readonly from: string; readonly to: string }) =>
  read(readSpeechStats, { ...(from && { from }), ...(to && { to }) });

const said = {
  onSuccess: () => toast({ kind: 'success', title: words.saved }),
  onError: (error: unknown) => toastError(error),
};

export const useSaveGeneral = () => useWrite(saveSpeechSettings, said);
export const useSaveSection = () => useWrite(saveSpeechSection, said);
export const useSwitchPermission = () => useWrite(switchSpeechPermission);
