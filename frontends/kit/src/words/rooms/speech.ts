import type { CodeOf } from '@alcancia/contracts/define-errors';
import type * as speech from '@alcancia/contracts/speech';

import type { WordsOf } from '../errors.js';

/** What speech refuses: rights that a role does not have (spec 2 §6). */
export const speechErrorWords: WordsOf<CodeOf<typeof speech>> = {
  speech_not_permitted: () => ({ title: 'Tu perfil no puede cambiar esto del audio' }),
  speech_right_of_adults: () => ({
    title: 'Este permiso es solo para adultos',
    text: 'Un niño decide nada más lo que oye él.',
  }),
};
