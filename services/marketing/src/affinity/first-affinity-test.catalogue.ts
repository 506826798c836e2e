import type { AffinityFields } from '@alcancia/contracts/marketing';

const questions = [
  '¿Sus hijos saben en qué se gasta el dinero de la casa?',
  '¿Alguno de sus hijos ahorra para algo que eligió?',
  '¿Hablan de dinero en la mesa sin que nadie se incomode?',
  '¿Cada quien tiene tareas que no hace falta repetir?',
  '¿Sus hijos esperan un día antes de pedir algo que vieron?',
  '¿Celebran el esfuerzo, aunque el resultado no salga perfecto?',
  '¿Saben sus hijos cuánto cuesta lo que más les gusta?',
  '¿Cumplen en casa lo que acuerdan sobre premios y permisos?',
  '¿Deciden juntos alguna compra de la semana?',
  '¿Pueden sus hijos equivocarse con su propio dinero y aprender?',
  '¿Comparten o donan algo en familia durante el año?',
  '¿Tienen hoy una meta de ahorro de toda la familia?',
];

/** The test of an empty database (G53). */
export const firstAffinityTest: AffinityFields = {
  title: '¿Cómo se lleva tu familia con el dinero?',
  subtitle: 'Responde sí o no. Nadie ve tus respuestas.',
  analyticsEnabled: true,
  questions: questions.map((text) => ({ text })),
  ranges: [
    {
      min: 0,
      max: 24,
      label: 'Familia semilla',
      message: 'Todo empieza con una semilla. Elijan una meta pequeña y junten la primera moneda esta semana.',
      emoji: '🌰',
      color: '#8a5a00',
      showConfetti: false,
      showStars: false,
    },
    {
      min: 25,
      max: 49,
      label: 'Familia brote',
      message: 'Ya hay un buen comienzo. Una tarea clara y un premio acordado hacen crecer el hábito.',
      emoji: '🌱',
      color: '#2e7d32',
      showConfetti: false,
      showStars: false,
    },
    {
      min: 50,
      max: 69,
      label: 'Familia en camino',
      message: 'Van por buen camino. Hablar de dinero una vez por semana les ahorra muchas discusiones.',
      emoji: '🧭',
      color: '#1565c0',
      showConfetti: false,
      showStars: false,
    },
    {
      min: 70,
      max: 84,
      label: 'Familia hormiguita',
      message: 'Saben esperar y compartir. Con una meta de todos llegarán todavía más lejos.',
      emoji: '🐜',
      color: '#6a1b9a',
      showConfetti: false,
      showStars: true,
    },
    {
      min: 85,
      max: 100,
      label: 'Familia alcancía',
      message: 'Ya hablan de dinero con calma. Den el siguiente paso juntos.',
      emoji: '🐷',
      color: '#b3261e',
      showConfetti: true,
      showStars: true,
    },
  ],
  ctaConfig: {
    primary: { text: 'Prueba Gratis', route: '/auth?tab=signup', icon: 'Sparkles' },
    secondary: [{ text: 'Conocer Alcancía', route: '/' }],
  },
  abTestConfig: {
    enabled: false,
    variants: [
      { key: 'A', title: '¿Cómo se lleva tu familia con el dinero?' },
      { key: 'B', title: '¿Qué tan alcancía es tu familia?' },
    ],
  },
};
