import { said } from '@alcancia/web-kit';

/** What a child hears, and silences. */
export const words = said({
  voice: 'Que me lean en voz alta:',
  effects: 'Sonidos y confeti:',
  on: 'sí',
  off: 'no',
});
