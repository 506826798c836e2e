/** What a child reads about all its activities. */
export const words = {
  title: 'Mis actividades',
  text: 'Lo que puedes hacer y lo que ya hiciste',
  mine: 'Lo que puedo hacer',
  history: 'Lo que ya hice',
  schedules: { unica: 'Una vez', diaria: 'Todos los días' },
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'],
  on: (days: string) => `Los ${days}`,
  paused: 'En pausa',
  moments: { manana: 'Por la mañana', tarde: 'Por la tarde', noche: 'Por la noche', cualquiera: 'A cualquier hora' },
  states: {
    disponible: 'Por hacer',
    en_revision: 'En revisión',
    aprobada: '¡Lista!',
    rechazada: 'Casi lo tienes',
  },
  theySay: 'Tu familia te dice',
  today: 'Ver lo de hoy',
  empty: { title: 'Aún no hay actividades', text: 'Pide a un adulto que te ponga la primera.' },
  emptyHistory: 'Cuando hagas una actividad, aparecerá aquí.',
};
