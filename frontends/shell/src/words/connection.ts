import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

/** What is said of the way to the server (G42). */
export const words = said({
  offline: (heardAt: number) => `Sin conexión · datos de ${format.timeOfDay(new Date(heardAt))}`,
  pending: (n: number) => (n === 1 ? '1 pendiente de enviar' : `${n} pendientes de enviar`),
  slow: 'Está tardando más de lo normal. Seguimos intentándolo.',
  refused: 'No se pudo enviar lo que quedó pendiente',
});
