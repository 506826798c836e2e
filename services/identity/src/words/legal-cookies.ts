import { cookieChoiceDays, legalVersions } from '@alcancia/contracts/identity';

import { type LegalText } from '../legal/legal-texts.store.js';

/** What stays in the browser, and what is asked for before anything else may. */
export const cookies: LegalText = {
  document: 'cookies',
  version: legalVersions.cookies,
  effectiveOn: legalVersions.effectiveOn,
  isMaterial: true,
  title: 'Cookies',
  summary: 'Ahora te preguntamos qué puede guardar tu navegador además de lo necesario.',
  sections: [
    {
      title: 'En pocas palabras',
      text: [
        'Hoy Alcancía usa solo lo necesario para funcionar. No hay cookies de medición ni de difusión, ni nuestras ni de terceros.',
        'Lo que aquí llamamos cookies incluye también lo que la aplicación guarda en el almacenamiento de tu navegador.',
      ],
      list: [],
    },
    {
      title: 'Necesarias',
      text: ['Sin ellas no podrías entrar ni la aplicación recordaría lo que elegiste. No se usan para nada más:'],
      list: [
        'Tu sesión, mientras la tengas abierta. Cuando un niño entra en su perfil, la sesión del adulto deja de estar en el dispositivo.',
        'Una marca que dura hasta que cierras el navegador y recuerda que ya elegiste perfil.',
        'Una clave al azar que reconoce los dispositivos que autorizaste para los niños.',
        'Borradores que todavía no enviaste, lo que hiciste sin conexión y el aspecto de la última pantalla.',
        'El país desde el que miras los precios, durante un día, para mostrarlos en su moneda.',
        'Tu respuesta sobre las cookies, con un número al azar.',
      ],
    },
    {
      title: 'Medición',
      text: [
        'Servirían para contar visitas y saber qué partes se usan. Hoy no usamos ninguna. Si un día las hay, solo funcionarán si las permites.',
      ],
      list: [],
    },
    {
      title: 'Difusión',
      text: [
        'Servirían para saber si un anuncio o una recomendación te trajo hasta aquí. Hoy no usamos ninguna. Si un día las hay, solo funcionarán si las permites.',
      ],
      list: [],
    },
    {
      title: 'Nunca en las pantallas de los niños',
      text: ['En el mundo de los niños no se pregunta por cookies y no hay ni habrá medición o difusión de terceros.'],
      list: [],
    },
    {
      title: 'Tu elección',
      text: [
        'Te preguntamos en tu primera visita. Medición y difusión están apagadas hasta que tú digas otra cosa, rechazarlas es tan fácil como aceptarlas y puedes cambiar de opinión cuando quieras al pie de esta página.',
        `Tu respuesta vale ${cookieChoiceDays / 365} años. Como prueba guardamos qué elegiste y cuándo, el número al azar de tu navegador y una huella de la red desde la que respondiste, que no dice quién eres; un mes después de ese plazo se borra.`,
        'Para borrar lo necesario basta con cerrar la sesión y borrar los datos de este sitio en tu navegador.',
      ],
      list: [],
    },
  ],
};
