import { legalVersions } from '@alcancia/contracts/identity';

import { type LegalText } from '../legal/legal-texts.store.js';
import { contact } from './legal-contact.js';

/** Trial, renewal, withdrawal and the way to cancel (G50). */
export const refund: LegalText = {
  document: 'refund',
  version: legalVersions.refund,
  effectiveOn: legalVersions.effectiveOn,
  isMaterial: true,
  title: 'Pagos y devoluciones',
  summary: 'Primera versión.',
  sections: [
    {
      title: 'El plan Gratis',
      text: ['No cuesta nada, no pide tarjeta y no caduca. Todo lo que sigue es solo para los planes de pago.'],
      list: [],
    },
    {
      title: 'La prueba',
      text: [
        'La primera vez que tu familia contrata un plan de pago tiene 14 días de prueba. Si cancelas antes de que terminen, no se cobra nada.',
        'La prueba es una por familia. Te avisamos por email tres días antes de que termine.',
      ],
      list: [],
    },
    {
      title: 'La renovación',
      text: [
        'Al terminar la prueba se cobra el período que elegiste y desde entonces se renueva solo, por el mismo período, hasta que canceles. El precio es el que viste al contratar; si va a cambiar, te lo decimos antes y puedes cancelar.',
        'Si un cobro falla, tienes 7 días para arreglarlo. Mientras tanto nada se pierde.',
      ],
      list: [],
    },
    {
      title: 'Cómo cancelar',
      text: [
        'Entra con tu cuenta de adulto, abre la página de tu plan y elige «Cancelar suscripción». Son dos toques y decir el motivo es opcional.',
        'Conservas el plan hasta el final del período que ya pagaste. Después tu familia pasa al plan Gratis: no se borra nada, y lo que pase del límite queda para leer.',
        'También puedes cancelar el pago desde tu cuenta en el proveedor de pagos.',
      ],
      list: [],
    },
    {
      title: 'Desistimiento y devoluciones',
      text: [
        'Tienes 14 días naturales desde el primer cobro de una suscripción para desistir sin dar razones. Te devolvemos todo lo pagado por el mismo medio, a más tardar 14 días después de pedirlo.',
        'Pasado ese plazo no devolvemos el período en curso, salvo que haya habido un cobro equivocado o duplicado, un fallo nuestro que te impidió usar el servicio, o que la ley de tu país te dé más derechos.',
      ],
      list: [],
    },
    {
      title: 'Cómo pedirlo',
      text: [
        `Escribe ${contact.place} desde el email de tu cuenta. Con la fecha del cobro basta; no hace falta un formulario.`,
      ],
      list: [],
    },
    {
      title: 'Las Monedas no se compran',
      text: [
        'Los Puntos y las Monedas no se pueden comprar ni cambiar por dinero a través de Alcancía. Cancelar o pedir una devolución no cambia lo que los niños han ganado.',
      ],
      list: [],
    },
  ],
};
