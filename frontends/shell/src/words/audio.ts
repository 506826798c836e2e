import { said } from '@alcancia/web-kit';

/** 'Audio' in 'Configuración'. */
export const words = said({
  own: 'Cómo suena para ti',
  mute: 'Silenciar la voz',
  muteText: 'Nada se lee en voz alta mientras uses tu perfil.',
  reduce: 'Menos efectos',
  reduceText: 'Sin sonidos ni confeti cuando se gana algo.',
  saved: 'Audio guardado',
  failedTitle: 'Error',
  failedText: 'No se pudo cargar la configuración de audio.',
  statsFailed: 'No pudimos cargar el uso del audio',
  providerFailed: 'No pudimos consultar el proveedor de voz',
});
