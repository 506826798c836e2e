import { said } from '@alcancia/web-kit';

/** What a browser may keep, as it is asked of visitors and shown below the text on cookies (G50). */
export const words = said({
  title: 'Tú decides qué guardamos',
  text: 'Lo necesario para entrar y usar la app va siempre. Lo demás está apagado hasta que lo permitas.',
  more: 'Leer sobre las cookies',
  acceptAll: 'Aceptar todas',
  onlyNecessary: 'Solo necesarias',
  choose: 'Elegir',
  keep: 'Guardar elección',
  kept: 'Elección guardada',
  necessary: { name: 'Necesarias', about: 'Tu sesión y lo que elegiste en este navegador. Siempre van.' },
  measurement: { name: 'Medición', about: 'Contar visitas y saber qué partes de la página se usan.' },
  outreach: { name: 'Difusión', about: 'Saber qué recomendación te trajo hasta aquí.' },
  own: 'Tu elección',
  none: 'Todavía no elegiste: solo se guarda lo necesario.',
  decided: (day: string) => `Elegiste el ${day}. Puedes cambiarlo cuando quieras.`,
  number: (browserId: string) => `Número de tu elección: ${browserId}`,
} as const);
