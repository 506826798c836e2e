import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

/** What an adult reads about the rewards. */
export const words = said({
  title: 'Recompensas',
  create: 'Crear recompensa',
  createShort: 'Crear',
  createWhat: ' recompensa',
  summary: (shown: string, waiting: number) => {
    const shelf = `${shown} en el estante.`;
    if (waiting === 0) return shelf;
    return `${shelf} ${waiting === 1 ? '1 espera que la entregues.' : `${format.number(waiting)} esperan que las entregues.`}`;
  },
  about: 'Premios que se pagan con lo ganado. Cada familia elige los suyos.',
  filter: 'Categoría',
  all: 'Todas',
  paused: 'En pausa',
  archived: 'Archivadas',
  pausedTag: 'En pausa',
  archivedTag: 'Archivada',
  unlimited: 'Sin límite',
  soldOut: 'Agotada',
  left: (n: number) => (n === 1 ? 'Queda 1' : `Quedan ${format.number(n)}`),
  withApproval: 'con aprobación',
  atOnce: 'canje al momento',
  said: {
    paused: { title: 'Recompensa en pausa', text: 'Nadie podrá canjearla hasta que la reanudes.' },
    resumed: { title: 'Recompensa en el estante' },
    archived: { title: 'Recompensa archivada', text: 'Los canjes pendientes siguen su camino.' },
    restored: { title: 'Recompensa recuperada' },
  },
  empty: {
    all: { title: 'El estante está vacío', text: 'Pon una recompensa pequeña que ilusione, como elegir la película.' },
    paused: { title: 'Nada en pausa', text: 'Pausa una recompensa cuando no la puedas dar.' },
    archived: { title: 'Nada archivado', text: 'Lo que archives se guarda aquí, por si vuelve.' },
  },
  categories: {
    pantalla: 'Pantalla',
    salida: 'Salida',
    privilegio: 'Privilegio',
    cosa: 'Cosa',
    dinero: 'Dinero',
    solidaridad: 'Solidaridad',
  },
  form: {
    create: 'Nueva recompensa',
    edit: 'Editar recompensa',
    descriptionHint: (used: number) => `Qué incluye y cuándo se disfruta. ${used} de 300.`,
    category: 'Categoría',
    cost: (money: string) => `Cuesta, en ${money}`,
    costHint: 'De 1 a 10.000.',
    stock: 'Cuántas hay',
    stocks: { unlimited: 'Sin límite', counted: 'Unas cuantas' },
    left: 'Quedan',
    leftUnit: 'unidades',
    leftHint: 'Baja una con cada canje aprobado.',
    approval: 'Pide mi aprobación',
    approvalHint: 'Sin ella, se paga al momento.',
    created: 'Recompensa creada',
    createdText: 'Ya está en su estante.',
    savedText: 'Los canjes ya pedidos conservan su precio.',
  },
  refused: {
    costCents: 'Usa un precio entero, de 1 a 10.000.',
    stock: 'Usa un número entero, de 0 a 10.000.',
  },
});
