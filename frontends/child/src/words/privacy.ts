import type { OptionalPurpose } from '@alcancia/contracts/privacy';

/** What a child reads about its own data (G41): few words, no law. */
export const words = {
  metabot: 'Hablar con MetaBot',
  title: 'Lo que sé de ti',
  text: 'Tu alcancía guarda algunas cosas tuyas.',
  kept: {
    title: 'Guardo',
    items: [
      { emoji: '🙂', text: 'Tu nombre, tu personaje y tu color.' },
      { emoji: '✅', text: 'Lo que haces y las notas que escribes.' },
      { emoji: '🪙', text: 'Tus monedas, tus Puntos y tus metas.' },
      { emoji: '🔒', text: 'Tu PIN. Nadie lo puede ver.' },
    ],
  },
  seen: {
    title: 'Lo ven',
    items: [
      { emoji: '🏠', text: 'Tú y los adultos que te cuidan en Alcancía.' },
      { emoji: '🚫', text: 'Otras familias, no.' },
    ],
  },
  allowed: {
    title: 'Solo si tu familia dice que sí',
    yes: 'Tu familia dijo que sí.',
    no: 'Tu familia no lo ha permitido.',
  },
  ask: {
    title: '¿Tienes una duda?',
    items: [{ emoji: '💬', text: 'Pregúntale a un adulto. También puede quitar un permiso.' }],
  },
  purposes: {
    photos: { emoji: '📷', text: 'Guardar fotos tuyas' },
    voice: { emoji: '🎤', text: 'Escuchar tu voz, sin guardarla' },
    assistant: { emoji: '🤖', text: 'Contestar tus preguntas con un robot' },
    social_proof: { emoji: '🎉', text: 'Contar un logro tuyo, sin tu nombre' },
    analytics: { emoji: '📊', text: 'Mirar cómo usas la app para mejorarla' },
  } satisfies Record<OptionalPurpose, { emoji: string; text: string }>,
};
