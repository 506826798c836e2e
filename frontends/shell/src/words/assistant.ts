import { format, said } from '@alcancia/web-kit';

/** Spec 2 §2, §8; the mock of the assistant. */
export const words = said({
  name: 'MetaBot',
  title: 'Asistente',
  about: 'Pregunta por escrito. Las respuestas verificadas no cuentan; las de la IA, según tu plan.',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  connecting: 'Conectando…',
  modes: { guia: 'Guía', respira: 'Respira' },
  persona: 'Con quién hablas',
  conversation: 'Conversación con MetaBot',
  verified: 'KB Verificada',
  byAi: 'IA',
  quick: {
    label: 'Preguntas rápidas',
    of: [
      { name: 'Mi Progreso', question: '¿Cómo voy esta semana?' },
      { name: 'Actividades', question: '¿Qué actividades hay hoy?' },
      { name: 'Mis Metas', question: '¿Cuánto falta para mis metas?' },
    ],
  },
  calm: {
    asks: '¿Respiramos un momento?',
    about: 'Cuatro segundos para inhalar, cuatro para sostener y seis para soltar el aire.',
    yes: 'Sí',
    no: 'Seguir',
  },
  test: {
    button: 'Test Conexión',
    fine: (isKeyConfigured: boolean) => `Conexión OK. API Key: ${isKeyConfigured ? 'Configurada' : 'No configurada'}`,
    failed: 'Error en el test de conexión',
  },
  keep: 'Guardar en KB',
  limit: { reached: 'Límite alcanzado', near: 'Límite próximo' },
  open: 'Abrir MetaBot',
  close: 'Cerrar MetaBot',
  minimise: 'Minimizar MetaBot',
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
  forAdults: {
    welcome: 'Hola. Pregúntame cómo funciona Alcancía o cómo hablar de dinero en casa.',
    starters: ['¿Cómo enseño a ahorrar?', '¿Qué actividades son buenas según la edad?', '¿Cómo creo una meta?'],
  },
  forChildren: {
    about: 'Pregúntame lo que quieras saber. Tu dirección, tu teléfono y tu PIN no los escribas: son tuyos.',
    welcome: 'Hola. Pregúntame sobre tus Monedas, tus metas o cómo ahorrar.',
    starters: ['¿Qué es ahorrar?', '¿Cómo gano Monedas?', '¿Cómo llego a mi meta?'],
    back: 'Volver a mi mundo',
    off: { title: 'MetaBot está apagado para ti', text: 'Pídele a un adulto de tu familia que lo encienda.' },
  },
});
