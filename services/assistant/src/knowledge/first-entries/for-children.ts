import type { FirstEntry } from './first-entry.js';

/** What children ask, answered so that they can read it themselves. */
export const forChildren: readonly FirstEntry[] = [
  {
    intent: 'child-points-and-coins',
    category: 'dinero',
    question: '¿Qué son los Puntos y las Monedas?',
    aliases: [
      '¿Para qué sirven los puntos?',
      '¿Para qué son las monedas?',
      '¿Qué diferencia hay entre puntos y monedas?',
      'No entiendo los puntos',
    ],
    answerHtml:
      '<p><strong>Los Puntos</strong> cuentan tu esfuerzo: con ellos subes de nivel y llegas a tus metas.</p><p><strong>Las Monedas</strong> son para gastar o guardar. Tú decides.</p>',
    tags: ['puntos', 'monedas'],
  },
  {
    intent: 'child-earn',
    category: 'actividades',
    question: '¿Cómo gano Monedas?',
    aliases: [
      '¿Cómo consigo más monedas?',
      'Quiero ganar monedas',
      '¿Qué hago para ganar puntos?',
      '¿Cómo junto monedas?',
    ],
    answerHtml:
      '<p>Haz una actividad de tu lista y toca <strong>Hecho</strong>. Cuando un adulto la aprueba, llegan tus Puntos y tus Monedas.</p>',
    tags: ['ganar'],
  },
  {
    intent: 'child-in-review',
    category: 'actividades',
    question: '¿Por qué dice En revisión?',
    aliases: [
      '¿Por qué no me dan mis monedas?',
      '¿Cuándo llegan mis puntos?',
      'Ya hice mi actividad y no pasa nada',
      '¿Qué significa en revisión?',
    ],
    answerHtml:
      '<p>Un adulto está por mirar lo que hiciste. Cuando la aprueba, llega todo. Si tarda, puedes recordárselo con una sonrisa.</p>',
    tags: ['revisión'],
  },
  {
    intent: 'child-rejected',
    category: 'actividades',
    question: '¿Qué hago si no me aprueban una actividad?',
    aliases: [
      'Me rechazaron una actividad',
      'Dice inténtalo de nuevo',
      '¿Por qué no aprobaron lo que hice?',
      '¿Puedo hacerla otra vez?',
    ],
    answerHtml:
      '<p>No pasa nada: equivocarse también enseña. Lee lo que te escribieron, termínala y toca <strong>Hecho</strong> otra vez.</p>',
    tags: ['intentar'],
  },
  {
    intent: 'child-goal',
    category: 'metas',
    question: '¿Cómo llego a mi meta?',
    aliases: [
      '¿Cómo consigo mi meta?',
      '¿Cuándo tengo mi premio?',
      'Quiero llegar a mi meta',
      '¿Para qué sirve una meta?',
    ],
    answerHtml: '<p>Cada actividad aprobada te acerca. Un poquito cada día llega más lejos que mucho un solo día.</p>',
    tags: ['metas'],
  },
  {
    intent: 'child-reward',
    category: 'recompensas',
    question: '¿Cómo pido una recompensa?',
    aliases: [
      '¿Cómo canjeo mis monedas?',
      '¿Qué puedo comprar con mis monedas?',
      'Quiero canjear',
      '¿Dónde están las recompensas?',
    ],
    answerHtml:
      '<p>En <strong>Recompensas</strong> elige una que puedas pagar y toca <strong>Canjear</strong>. Un adulto la aprueba y después te la entrega.</p>',
    tags: ['recompensas'],
  },
  {
    intent: 'child-save',
    category: 'aprendizaje',
    question: '¿Qué es ahorrar?',
    aliases: ['¿Para qué se ahorra?', '¿Cómo ahorro?', '¿Por qué es bueno guardar dinero?', '¿Qué significa ahorrar?'],
    answerHtml:
      '<p>Ahorrar es guardar hoy algo para después. Así puedes tener una cosa grande que hoy no alcanza.</p><p>Un truco: cuando recibas Monedas, guarda primero y gasta después.</p>',
    tags: ['ahorro'],
  },
  {
    intent: 'child-need-or-want',
    category: 'aprendizaje',
    question: '¿Qué diferencia hay entre necesitar y querer?',
    aliases: ['¿Qué es una necesidad?', '¿Qué es un deseo?', '¿Lo necesito o lo quiero?', '¿Cómo sé si lo necesito?'],
    answerHtml:
      '<p><strong>Necesitas</strong> lo que te hace falta para estar bien: comer, dormir, un abrigo.</p><p><strong>Quieres</strong> lo que te gustaría tener. Antes de gastar, espera un día y piensa si lo sigues queriendo.</p>',
    tags: ['decidir'],
  },
  {
    intent: 'child-share',
    category: 'aprendizaje',
    question: '¿Por qué compartir?',
    aliases: [
      '¿Qué es ser generoso?',
      '¿Tengo que compartir mis monedas?',
      '¿Para qué sirve compartir?',
      '¿Qué es la generosidad?',
    ],
    answerHtml:
      '<p>Compartir es dar porque quieres. Puede ser una Moneda, un juego o tu tiempo. Tú decides cuánto y cuándo.</p>',
    tags: ['generosidad'],
  },
  {
    intent: 'child-pin',
    category: 'seguridad',
    question: '¿Puedo decirle mi PIN a alguien?',
    aliases: ['¿Mi PIN es secreto?', 'Mi amigo quiere saber mi PIN', '¿A quién le digo mi PIN?', 'Olvidé mi PIN'],
    answerHtml:
      '<p>Tu PIN es solo tuyo: no se lo des a tus amigos. Si lo olvidas, un adulto de tu familia te ayuda a poner otro.</p>',
    tags: ['pin'],
  },
  {
    intent: 'child-where-money-comes-from',
    category: 'aprendizaje',
    question: '¿De dónde viene el dinero?',
    aliases: [
      '¿Cómo ganan dinero los adultos?',
      '¿Quién hace el dinero?',
      '¿Por qué trabajan mis papás?',
      '¿De dónde sacan el dinero los adultos?',
    ],
    answerHtml:
      '<p>Las personas adultas trabajan, y a cambio de su tiempo y su esfuerzo les pagan. Por eso conviene pensar bien en qué se gasta.</p>',
    tags: ['dinero'],
  },
  {
    intent: 'child-pet',
    category: 'familia',
    question: '¿Cómo crece mi mascota?',
    aliases: [
      '¿Por qué está triste mi mascota?',
      '¿Cómo cuido a mi mascota?',
      '¿Cómo evoluciona mi mascota?',
      'Mi mascota no crece',
    ],
    answerHtml:
      '<p>Crece contigo: con tus Puntos pasa de etapa, y cuando haces tus actividades del día está contenta.</p>',
    tags: ['mascota'],
  },
];
