/** What the assistant says by itself, in its two personas. */
export const words = {
  unknown: 'Todavía no sé responder a eso. Prueba con otras palabras, o pregúntame cómo funciona algo de Alcancía.',
  ownNumbers: 'Tus cifras no las sé de memoria: lo de hoy está en Inicio, y lo de cada niño, en Mis Niños.',
  breathe:
    'Estoy aquí contigo. Inhala contando hasta cuatro, sostén contando hasta cuatro y suelta el aire despacio contando hasta seis. Repítelo tres veces; lo demás puede esperar.',
} as const;
