import {
  readSpeechProvider,
  readSpeechSettings,
  readSpeechStats,
  readVoice,
  saveSpeechSection,
  saveSpeechSettings,
} from '@alcancia/contracts/speech';
import { read, useWrite } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/audio.js';

export const voice = read(readVoice, {});
export const speechSettings = read(readSpeechSettings, {});
export const provider = read(readSpeechProvider, {});
export const speechStats = read(readSpeechStats, {});

const said = {
  onSuccess: () => toast({ kind: 'success', title: words.saved }),
  onError: (error: unknown) => toastError(error),
};

export const useSaveGeneral = () => useWrite(saveSpeechSettings, said);
export const useSaveSection = () => useWrite(saveSpeechSection, said);
