import type { FirstEntry } from './first-entry.js';

/** What adults ask about the work at home, and its approval. */
export const aboutActivities: readonly FirstEntry[] = [
  {
    intent: 'create-activity',
    category: 'actividades',
    question: '¿Cómo creo una actividad?',
    aliases: [
      'Quiero agregar una tarea nueva para mi hija',
      '¿Dónde se añaden las tareas de casa?',
      'Poner una actividad a los niños',
      'Pasos para dar de alta una tarea',
    ],
    answerHtml:
      '<p>Entra en <strong>Actividades</strong> y pulsa <strong>Crear actividad</strong>. Ponle un título corto, elige para quién es, qué días toca y cuántos Puntos y Monedas gana.</p><p>Empieza con algo pequeño, como tender la cama: lo que se logra a la primera anima a seguir.</p>',
    tags: ['actividad', 'crear'],
  },
  {
    intent: 'approve-activity',
    category: 'actividades',
    question: '¿Cómo apruebo lo que hicieron los niños?',
    aliases: [
      '¿Dónde doy el visto bueno a una tarea hecha?',
      'Aprobar una actividad pendiente',
      'Mi hijo marcó su tarea como hecha, ¿qué hago yo?',
      '¿Cómo confirmo que ya hizo su actividad?',
    ],
    answerHtml:
      '<p>Todo lo que espera tu decisión está en <strong>Aprobaciones</strong>. Toca <strong>Aprobar</strong> y los Puntos y las Monedas llegan en ese momento.</p><p>También puedes aprobar varias a la vez con <strong>Aprobar todas</strong>.</p>',
    tags: ['aprobar', 'actividad'],
  },
  {
    intent: 'reject-activity',
    category: 'actividades',
    question: '¿Qué pasa si rechazo una actividad?',
    aliases: [
      'Decir que no a una tarea mal hecha',
      '¿Puedo no aprobar algo que quedó a medias?',
      'La tarea no está bien, ¿cómo la devuelvo?',
      'Rechazar lo que marcó mi hija',
    ],
    answerHtml:
      '<p>Al rechazar eliges un motivo y puedes escribir un comentario amable. No se pierde nada de lo ganado antes.</p><p>Lo lee con tus palabras, así que di qué falta y cómo conseguirlo.</p>',
    tags: ['rechazar', 'actividad'],
  },
  {
    intent: 'undo-decision',
    category: 'actividades',
    question: '¿Puedo deshacer una aprobación?',
    aliases: [
      'Aprobé por error, ¿cómo lo corrijo?',
      'Anular una decisión que ya tomé',
      'Me equivoqué al aprobar',
      'Quitar una aprobación que di sin querer',
    ],
    answerHtml:
      '<p>Sí, durante 24 horas. En <strong>Aprobaciones</strong>, en <strong>Resueltas</strong>, toca <strong>Deshacer</strong>: lo que se había dado se retira y la solicitud vuelve a estar en revisión.</p>',
    tags: ['deshacer', 'aprobar'],
  },
  {
    intent: 'activities-by-age',
    category: 'actividades',
    question: '¿Qué actividades son buenas según la edad?',
    aliases: [
      'Ideas de tareas para un niño de seis años',
      '¿Qué puede hacer en casa una niña de ocho?',
      'Tareas adecuadas para cada edad',
      'Recomiéndame actividades para mis hijos',
    ],
    answerHtml:
      '<ul><li><strong>4 a 6 años:</strong> guardar juguetes, poner servilletas, regar una planta.</li><li><strong>7 a 9:</strong> tender la cama, poner la mesa, preparar la mochila.</li><li><strong>10 a 12:</strong> doblar ropa, sacar la basura, cocinar algo sencillo con alguien cerca.</li><li><strong>13 o más:</strong> lavar ropa, hacer una compra pequeña, cuidar un presupuesto.</li></ul>',
    tags: ['actividad', 'edad', 'ideas'],
  },
  {
    intent: 'pause-activity',
    category: 'actividades',
    question: '¿Cómo pauso una actividad en vacaciones?',
    aliases: [
      'Parar una tarea unos días',
      'Nos vamos de viaje, ¿dejo las actividades en pausa?',
      'Detener una actividad sin borrarla',
      'Suspender las tareas un tiempo',
    ],
    answerHtml:
      '<p>En <strong>Actividades</strong>, abre los tres puntos de la actividad y toca <strong>Pausar</strong>. No aparece hasta que la reanudes, y lo ganado sigue ahí.</p>',
    tags: ['actividad', 'pausa', 'vacaciones'],
  },
  {
    intent: 'ask-for-note',
    category: 'actividades',
    question: '¿Puedo pedir que cuenten cómo hicieron la actividad?',
    aliases: [
      'Que escriba una nota cuando termine la tarea',
      'Pedir una prueba de que lo hizo',
      '¿Se puede exigir evidencia de una actividad?',
      'Quiero que explique lo que hizo antes de aprobar',
    ],
    answerHtml:
      '<p>Sí. Al crear o editar la actividad, en <strong>Evidencia</strong> elige <strong>Nota</strong>: cuando la marque como hecha contará en una frase cómo le fue, y la leerás antes de aprobar.</p>',
    tags: ['actividad', 'nota', 'evidencia'],
  },
  {
    intent: 'what-is-challenge',
    category: 'actividades',
    question: '¿Qué es un reto?',
    aliases: [
      '¿Para qué sirven los retos?',
      'Diferencia entre reto y actividad',
      'Crear un reto para la semana',
      '¿Cómo funciona un desafío entre hermanos?',
    ],
    answerHtml:
      '<p>Un reto es un empujón por un tiempo: por ejemplo, leer cinco días seguidos. Puede ser de uno o de varios, y da un premio extra al terminarlo.</p><p>Los encuentras en <strong>Retos</strong>.</p>',
    tags: ['reto'],
  },
];
