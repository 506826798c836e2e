import { said } from '@alcancia/web-kit';

/** Compartir App (G35). */
export const words = said({
  name: 'Compartir App',
  product: 'Alcancía',
  home: 'Alcancía, inicio',
  about: 'Muestra este código a otra familia o mándale el enlace.',
  aboutChild: 'Con este código entras a Alcancía en otro teléfono o tableta.',
  code: 'Código QR que lleva a Alcancía',
  link: 'Enlace para compartir',
  ownLink: 'Es tu enlace de embajador: quien entre por él cuenta para ti.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar: mantén pulsado el enlace y cópialo.',
  shareBy: 'Compartir por',
  channels: {
    whatsapp: 'WhatsApp',
    email: 'Email',
    facebook: 'Facebook',
    twitter: 'X (Twitter)',
    linkedin: 'LinkedIn',
  },
  message: 'Con Alcancía los niños aprenden a ahorrar con lo que hacen en casa:',
  failed: 'No pudimos cargar el enlace',
  install: 'Instalar Alcancía',
  installNow: 'Instalar ahora',
  steps: {
    android: {
      title: 'Android',
      list: ['Abre el enlace en Chrome.', 'Toca el menú ⋮ de arriba.', 'Elige «Instalar aplicación».'],
    },
    iphone: {
      title: 'iPhone y iPad',
      list: ['Abre el enlace en Safari.', 'Toca el botón Compartir.', 'Elige «Añadir a pantalla de inicio».'],
    },
    desktop: {
      title: 'Computadora',
      list: ['Abre el enlace en Chrome o Edge.', 'Haz clic en el icono de instalar, al final de la dirección.'],
    },
  },
});
