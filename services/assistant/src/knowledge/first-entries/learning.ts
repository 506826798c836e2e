import type { FirstEntry } from './first-entry.js';

/** What adults ask about teaching what money is. */
export const aboutLearning: readonly FirstEntry[] = [
  {
    intent: 'teach-saving',
    category: 'aprendizaje',
    question: '¿Cómo enseño a ahorrar?',
    aliases: [
      'Consejos para que mi hijo guarde su dinero',
      'Fomentar el ahorro en los niños',
      '¿Cómo hago que mi hija ahorre?',
      'Aprender a ahorrar desde pequeños',
    ],
    answerHtml:
      '<p>Que ahorre para algo suyo y cercano. Pongan una meta corta, dejen a la vista cuánto falta y celebren cada paso. Guardar primero una parte pequeña y gastar después se aprende mejor que prohibir gastar.</p>',
    tags: ['ahorro', 'consejo'],
  },
  {
    intent: 'needs-and-wants',
    category: 'aprendizaje',
    question: '¿Cómo explico la diferencia entre necesitar y desear?',
    aliases: [
      'Necesidad y deseo para niños',
      'Quiere comprar todo lo que ve, ¿cómo le explico que no lo necesita?',
      'Distinguir lo necesario de un capricho',
      'Enseñar qué es un capricho',
    ],
    answerHtml:
      '<p>En la próxima compra pregunten juntos: «¿Qué pasa si hoy no lo llevamos?». Si se puede esperar, es un deseo, y está bien: puede convertirse en una meta.</p>',
    tags: ['necesidad', 'deseo', 'consumo'],
  },
  {
    intent: 'allowance',
    category: 'aprendizaje',
    question: '¿Es buena idea dar mesada?',
    aliases: [
      '¿Debo darle una paga semanal a mi hijo?',
      '¿Cuánta mesada se da según la edad?',
      'Domingo, paga o semanada para los niños',
      '¿A qué edad se empieza con la paga?',
    ],
    answerHtml:
      '<p>Una cantidad pequeña y fija enseña a planear: llega siempre el mismo día y no se adelanta. Para empezar, mejor poco cada semana; a partir de los 11 o 12 años ya pueden administrar un mes.</p>',
    tags: ['mesada', 'paga'],
  },
  {
    intent: 'spends-all',
    category: 'aprendizaje',
    question: '¿Qué hago si gasta todo de golpe?',
    aliases: [
      'Mi hija se queda sin monedas enseguida',
      'No le dura nada lo que gana',
      'Se gasta el dinero en cuanto lo tiene',
      'Compras por impulso en los niños',
    ],
    answerHtml:
      '<p>Es una buena lección si sale barata. No lo repongas: pregunta con calma qué haría distinto la próxima vez y propongan esperar un día antes de gastar.</p>',
    tags: ['gasto', 'impulso'],
  },
  {
    intent: 'age-to-start',
    category: 'aprendizaje',
    question: '¿A qué edad empiezo a hablar de dinero?',
    aliases: [
      '¿Desde cuándo se enseña educación financiera?',
      '¿Mi hijo de cuatro años es muy pequeño para esto?',
      'Edad para usar Alcancía',
      '¿Desde qué edad sirve la app?',
    ],
    answerHtml:
      '<p>Desde los 3 o 4 años, con cosas que se tocan: una tarea, una moneda, un premio pequeño. Entre los 6 y los 7 ya comparan y esperan; a los 10 pueden planear varias semanas.</p>',
    tags: ['edad', 'empezar'],
  },
  {
    intent: 'child-unmotivated',
    category: 'aprendizaje',
    question: '¿Qué hago si ya no quiere hacer sus actividades?',
    aliases: [
      'Mi hijo perdió el interés',
      'Cómo motivar a mi hija con las tareas',
      'Se aburre y no hace nada de lo que toca',
      'Le da flojera hacer sus tareas',
    ],
    answerHtml:
      '<p>Baja el número y deja elegir: dos actividades que escoja valen más que seis impuestas. Revisen juntos si la meta todavía le ilusiona, y reconoce el esfuerzo con palabras además de Monedas.</p>',
    tags: ['motivación', 'actividad'],
  },
  {
    intent: 'generosity',
    category: 'aprendizaje',
    question: '¿Cómo enseño a compartir y donar?',
    aliases: [
      'Que aprenda a ser generoso con su dinero',
      'Donar una parte de lo que gana',
      'Enseñar solidaridad a los niños',
      'Regalar algo con sus monedas',
    ],
    answerHtml:
      '<p>Elijan juntos una causa cercana que pueda ver: alguien de la familia, el barrio, un refugio de animales. Una parte pequeña, decidida por quien la da, enseña más que una obligación.</p>',
    tags: ['generosidad', 'compartir'],
  },
  {
    intent: 'siblings',
    category: 'aprendizaje',
    question: '¿Cómo evito peleas entre hermanos por las Monedas?',
    aliases: [
      'Los hermanos se comparan lo que ganan',
      'Mi hija dice que su hermano gana más',
      'Celos entre hermanos por los premios',
      'Ser justa con dos hijos de edades distintas',
    ],
    answerHtml:
      '<p>Justo no es igual: a cada edad, su tarea. Procura que ambos puedan llegar a algo que les ilusione en un tiempo parecido, y prueben un reto que ganan juntos.</p>',
    tags: ['hermanos', 'justicia'],
  },
];
