import { format, said } from '@alcancia/web-kit';

/** Spec 2 §2, §8; the mock of the assistant. */
export const words = said({
  name: 'MetaBot',
  title: 'Asistente',
  about: 'Pregunta por escrito. Las respuestas verificadas son gratis.',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  connecting: 'Conectando…',
  modes: { guia: 'Guía', respira: 'Respira' },
  persona: 'Con quién hablas',
  conversation: 'Conversación con MetaBot',
  welcome: 'Hola. Pregúntame cómo funciona Alcancía o cómo hablar de dinero en casa.',
  verified: 'KB Verificada',
  you: 'Tú',
  typing: 'MetaBot está escribiendo',
  meant: 'Quizás te refieres a:',
  ask: 'Escribe tu pregunta',
  send: 'Enviar',
  left: (characters: number) =>
    `${characters === 1 ? 'Queda' : 'Quedan'} ${format.count(characters, 'carácter', 'caracteres')}.`,
  failed: {
    lost: 'Conexión perdida, reintentando...',
    ended: 'Conexión perdida',
    notConnected: 'No conectado al asistente',
    connection: 'Error de conexión con MetaBot',
  },
  breath: {
    phases: {
      inhala: { name: 'Inhala', how: 'Por la nariz, despacio' },
      sosten: { name: 'Sostén', how: 'Sin esfuerzo' },
      exhala: { name: 'Exhala', how: 'Por la boca, muy despacio' },
    },
    seconds: (n: number) => format.count(n, 'segundo', 'segundos'),
    left: (minutes: number) => `${minutes === 1 ? 'Queda' : 'Quedan'} ${format.count(minutes, 'minuto', 'minutos')}`,
    end: 'Terminar',
    done: 'Listo',
    after: 'Cinco minutos de calma. Lo demás puede esperar.',
    again: 'Otra vez',
    picture: 'El cerdito respira contigo',
  },
  starters: 'Para empezar',
  startersOf: ['¿Cómo enseño a ahorrar?', '¿Qué actividades son buenas según la edad?', '¿Cómo creo una meta?'],
});
