import { said, type SoundTrouble } from '@alcancia/web-kit';

const troubles: Readonly<Record<SoundTrouble, string>> = {
  off: 'El audio está apagado',
  not_allowed: 'Error generating audio',
  quota: 'Error generating audio',
  unavailable: 'Error generating audio',
  no_voice: 'TTS del navegador no compatible',
  playback: 'Error reproduciendo audio',
};

/** What is said where nothing is heard (spec 2 §8). */
export const words = said({
  audioError: 'Error de Audio',
  notPlayed: (message: string) => `No se pudo reproducir el audio: ${message}`,
  troubles,
});
