import type { CodeOf } from '@alcancia/contracts/define-errors';
import type * as marketing from '@alcancia/contracts/marketing';

import { numberIn } from '../details.js';
import type { WordsOf } from '../errors.js';

/** What marketing refuses: ambassadors (G34), landing pages (G36), social proof (G39). */
export const marketingErrorWords: WordsOf<CodeOf<typeof marketing>> = {
  already_ambassador: () => ({
    title: 'Ya pediste ser embajador',
    text: 'Aquí mismo ves cómo va tu solicitud.',
  }),
  ambassador_not_open: () => ({
    title: 'Así no se puede cambiar a este embajador',
    text: 'Vuelve a mirar su estado.',
  }),
  payout_below_minimum: (details) => ({
    title: 'Todavía no llega al mínimo',
    text: `Se paga desde ${numberIn(details, 'minimumCents', 5_000) / 100} de cada moneda.`,
  }),
  payout_made_this_month: () => ({
    title: 'Ya hay un pago este mes',
    text: 'Se paga una vez al mes: lo que falta entra en el próximo.',
  }),
  landing_slug_reserved: () => ({
    title: 'Esa dirección es de Alcancía',
    text: 'Elige otra: con esa se confundiría con una página del producto.',
  }),
  landing_slug_taken: () => ({
    title: 'Esa dirección ya es de otra landing',
    text: 'Elige otra, o cambia antes la de la otra.',
  }),
  landing_not_published: () => ({
    title: 'Primero publícala',
    text: 'Solo lo publicado se puede archivar o poner como principal.',
  }),
  landing_is_main: () => ({
    title: 'Es la página principal',
    text: 'Pon antes otra como principal: en la portada siempre hay una.',
  }),
  landings_full: (details) => ({
    title: 'Ya no caben más landings',
    text: `Puede haber hasta ${numberIn(details, 'most', 200)}. Cambia una que ya no uses.`,
  }),
  landing_writer_off: () => ({
    title: 'Aquí no hay quien escriba borradores',
    text: 'Falta configurar el servicio de IA. Mientras tanto, crea la landing a mano.',
  }),
  landing_writer_failed: () => ({
    title: 'No llegaron los borradores',
    text: 'El servicio de IA no respondió como debía. No se creó nada: intenta de nuevo en un momento.',
  }),
  social_proof_full: (details) => ({
    title: 'Ya no caben más avisos',
    text: `Puede haber hasta ${numberIn(details, 'most', 100)}. Cambia uno que ya no uses.`,
  }),
};
