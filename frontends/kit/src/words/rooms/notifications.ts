import type { CodeOf } from '@alcancia/contracts/define-errors';
import type * as notifications from '@alcancia/contracts/notifications';

import type { WordsOf } from '../errors.js';

/** What notifications refuses: choices in 'Notificaciones' (G23). */
export const notificationsErrorWords: WordsOf<CodeOf<typeof notifications>> = {
  notice_always_told: () => ({ title: 'Los avisos de seguridad llegan siempre', text: 'Así te enteras a tiempo.' }),
  notice_not_by_channel: () => ({ title: 'Este aviso no llega por aquí' }),
  quiet_hours_empty: () => ({ title: 'Las horas de silencio no pueden empezar y terminar a la vez' }),
};
