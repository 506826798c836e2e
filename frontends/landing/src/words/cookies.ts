/** What a browser may keep, as it is asked of visitors (G50): the same words as in the app. */
export const words = {
  title: 'Tú decides qué guardamos',
  text: 'Lo necesario para entrar y usar la app va siempre. Lo demás está apagado hasta que lo permitas.',
  more: 'Leer sobre las cookies',
  acceptAll: 'Aceptar todas',
  onlyNecessary: 'Solo necesarias',
  choose: 'Elegir',
  keep: 'Guardar elección',
  trouble: 'No se pudo guardar tu elección. Todo sigue apagado: inténtalo otra vez.',
  measurement: { name: 'Medición', about: 'Contar visitas y saber qué partes de la página se usan.' },
  outreach: { name: 'Difusión', about: 'Saber qué recomendación te trajo hasta aquí.' },
} as const;
