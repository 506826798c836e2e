import type { FirstEntry } from './first-entry.js';

/** What adults ask about coins, points and what they are for. */
export const aboutMoney: readonly FirstEntry[] = [
  {
    intent: 'points-and-coins',
    category: 'dinero',
    question: '¿Qué diferencia hay entre Puntos y Monedas?',
    aliases: [
      '¿Para qué sirven los Puntos?',
      'Puntos o Monedas, ¿qué es cada cosa?',
      'No entiendo los puntos y las monedas',
      '¿Por qué hay dos cosas que se ganan?',
    ],
    answerHtml:
      '<p><strong>Los Puntos</strong> muestran el esfuerzo: solo se ganan, y hacen avanzar las metas y los niveles.</p><p><strong>Las Monedas</strong> se gastan o se guardan: con ellas se piden recompensas.</p>',
    tags: ['puntos', 'monedas'],
  },
  {
    intent: 'real-money',
    category: 'dinero',
    question: '¿Las Monedas son dinero real?',
    aliases: [
      '¿La app guarda dinero de verdad?',
      '¿Se puede sacar en efectivo lo que ganan?',
      '¿Hay dinero real dentro de Alcancía?',
      'Convertir las monedas en pesos o euros',
    ],
    answerHtml:
      '<p>No. Alcancía no guarda ni mueve dinero real: las Monedas son un registro de tu familia. Si quieren, ustedes acuerdan en casa cuánto vale cada una y lo dan en mano.</p>',
    tags: ['monedas', 'dinero real'],
  },
  {
    intent: 'how-many-coins',
    category: 'dinero',
    question: '¿Cuántas Monedas doy por cada actividad?',
    aliases: [
      '¿Cuánto debería valer una tarea?',
      'Qué cantidad de monedas poner a cada actividad',
      '¿Cuánto pago por tender la cama?',
      'Valor justo de las tareas',
    ],
    answerHtml:
      '<p>Piensa al revés: mira lo que cuesta la recompensa que más desean y reparte ese valor en una o dos semanas de actividades. Lo que exige más esfuerzo vale un poco más.</p><p>Puedes cambiarlo cuando quieras; lo ya ganado no cambia.</p>',
    tags: ['monedas', 'actividad', 'valor'],
  },
  {
    intent: 'create-goal',
    category: 'metas',
    question: '¿Cómo creo una meta?',
    aliases: [
      'Poner un objetivo de ahorro para mi hija',
      'Agregar una meta nueva',
      '¿Dónde se crea un sueño con premio?',
      'Quiero que junte puntos para algo especial',
    ],
    answerHtml:
      '<p>En <strong>Metas</strong> pulsa <strong>Crear meta</strong>. Elige cuántos Puntos necesita, el premio que espera al final y, si quieres, una fecha.</p><p>Una meta corta, de una o dos semanas, es la mejor para empezar.</p>',
    tags: ['meta', 'crear'],
  },
  {
    intent: 'goal-reached',
    category: 'metas',
    question: '¿Qué pasa cuando alcanzan una meta?',
    aliases: [
      'Mi hijo llegó a su meta, ¿y ahora?',
      '¿Cómo entrego el premio de una meta?',
      'Ya completó el objetivo, ¿quién le da el premio?',
      'Meta cumplida, ¿qué hago?',
    ],
    answerHtml:
      '<p>Lo celebramos en su pantalla y a ti te llega un aviso. Si el premio son Monedas, se abonan solas; si es otra cosa, aparece en <strong>Por entregar</strong> para que lo marques cuando lo des.</p>',
    tags: ['meta', 'premio'],
  },
  {
    intent: 'create-reward',
    category: 'recompensas',
    question: '¿Cómo creo una recompensa?',
    aliases: [
      'Agregar un premio que se compra con monedas',
      '¿Dónde pongo las recompensas?',
      'Quiero ofrecer una noche de cine como recompensa',
      'Dar de alta premios para canjear',
    ],
    answerHtml:
      '<p>En <strong>Recompensas</strong> pulsa <strong>Crear recompensa</strong>: qué es, cuántas Monedas cuesta y cuántas hay. Las mejores no siempre se compran: elegir la película o cocinar juntos funciona muy bien.</p>',
    tags: ['recompensa', 'crear'],
  },
  {
    intent: 'redeem-reward',
    category: 'recompensas',
    question: '¿Cómo canjean los niños una recompensa?',
    aliases: [
      'Mi hija quiere gastar sus monedas',
      'Pidió una recompensa, ¿qué hago?',
      'Cambiar monedas por una recompensa',
      '¿Tengo que autorizar un canje?',
    ],
    answerHtml:
      '<p>La piden desde su mundo. Sus Monedas quedan apartadas y tú decides en <strong>Aprobaciones</strong>: si la apruebas, se cobra; si no, las Monedas vuelven enteras.</p>',
    tags: ['recompensa', 'canje'],
  },
  {
    intent: 'levels',
    category: 'dinero',
    question: '¿Para qué sirven los niveles?',
    aliases: [
      '¿Cómo sube de nivel mi hijo?',
      '¿Qué se gana al pasar de nivel?',
      'Niveles y progreso de los niños',
      '¿De qué depende el nivel?',
    ],
    answerHtml:
      '<p>El nivel cuenta todos los Puntos ganados desde el primer día. Solo sube: gastar Monedas nunca lo baja. Es una forma de ver el camino recorrido.</p>',
    tags: ['nivel', 'puntos'],
  },
];
