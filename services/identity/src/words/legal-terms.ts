import { legalVersions } from '@alcancia/contracts/identity';

import { type LegalText } from '../legal/legal-texts.store.js';
import { contact } from './legal-contact.js';

/** What the product is, who may use it, and what each side may expect. */
export const terms: LegalText = {
  document: 'terms',
  version: legalVersions.terms,
  effectiveOn: legalVersions.effectiveOn,
  isMaterial: true,
  title: 'Términos de uso',
  summary: 'Primera versión.',
  sections: [
    {
      title: 'Qué es Alcancía',
      text: [
        'Alcancía es una aplicación para que las familias enseñen a ahorrar. Los adultos crean actividades, metas y recompensas; los niños las cumplen y ganan Puntos y Monedas.',
        'Las Monedas son un registro dentro de tu familia. Alcancía no guarda ni mueve dinero real de los niños, y no es un banco.',
      ],
      list: [],
    },
    {
      title: 'Quién puede tener una cuenta',
      text: [
        'Solo personas mayores de 18 años. Los niños no tienen cuenta propia: un adulto crea su perfil dentro de la suya y responde por él.',
      ],
      list: [
        'Da datos verdaderos y mantenlos al día.',
        'Guarda tu contraseña y tu PIN, y no los compartas con los niños.',
        'Cierra la sesión en los dispositivos que ya no uses.',
      ],
    },
    {
      title: 'Qué esperamos de ti',
      text: ['Alcancía es para cuidar. Por eso te pedimos:'],
      list: [
        'Crea perfiles solo de niños que están a tu cuidado.',
        'Invita como tutores solo a personas de confianza y dales solo los permisos que necesiten.',
        'No uses la aplicación para molestar, vigilar sin motivo ni humillar a nadie.',
        'No intentes entrar en familias ajenas ni dañar el servicio.',
      ],
    },
    {
      title: 'Lo que prometes a tus hijos',
      text: [
        'Las recompensas y el dinero que acuerdas con los niños son un compromiso tuyo con ellos. Alcancía lleva la cuenta, pero no los entrega ni los paga por ti.',
      ],
      list: [],
    },
    {
      title: 'Planes y pagos',
      text: [
        'El plan Gratis se puede usar siempre, dentro de sus límites. Si un día contratas otro plan, verás su precio y cuándo se cobra antes de aceptar.',
        'La prueba, la renovación, la cancelación y las devoluciones están explicadas en la página «Pagos y devoluciones».',
        'Si bajas de plan no se borra nada: lo que pase del límite queda para leer, y lo que los niños han ganado sigue siendo suyo.',
      ],
      list: [],
    },
    {
      title: 'Lo que es tuyo y lo que es nuestro',
      text: [
        'Lo que tu familia escribe es suyo; lo usamos solo para prestarte el servicio. La aplicación, sus dibujos y su marca son de quienes la hacen.',
      ],
      list: [],
    },
    {
      title: 'Cuándo podemos cerrar una cuenta',
      text: [
        'Podemos suspender una cuenta que ponga en riesgo a un niño, a otras personas o al servicio. Salvo urgencia, te avisaremos antes y te diremos por qué, y podrás descargar tus datos.',
        'Tú puedes eliminar la tuya cuando quieras en Mi Perfil.',
      ],
      list: [],
    },
    {
      title: 'Hasta dónde respondemos',
      text: [
        'Cuidamos que tus datos y las Monedas de tus hijos no se pierdan. Aun así, el servicio puede tener interrupciones.',
        'Nada de este texto te quita los derechos que te da la ley de tu país como consumidor o como padre, madre o tutor.',
      ],
      list: [],
    },
    {
      title: 'Cambios y contacto',
      text: [
        'Si cambiamos estos términos publicaremos una versión nueva con su fecha y un resumen. Si el cambio es importante, te pediremos que la aceptes antes de continuar; si no estás de acuerdo, puedes cerrar la sesión, descargar tus datos y eliminar tu cuenta.',
        `¿Preguntas? Escribe ${contact.place}.`,
      ],
      list: [],
    },
  ],
};
