import { type CardDesign as CardName, startCardOf } from '@alcancia/contracts/looks';

interface Drawing {
  readonly name: string;
  readonly emoji: string;
  readonly description: string;
  /** Colour of text that stands on the art, at least 4.5:1. */
  readonly textOnArt: string;
  /** Each landscape is a file of its own: a first screen carries only the one it shows. */
  readonly draw: () => Promise<{ default: () => string }>;
}

/** The twelve card designs (spec 1 §3). Their words are here because the picture and its name are one thing. */
export const cardDesigns = {
  'alcancia-classic': {
    name: 'Clásica Alcancía',
    emoji: '🐷',
    description: 'Barro pintado con papel picado',
    textOnArt: '#5A1F22',
    draw: () => import('./cards/alcancia-classic.js'),
  },
  'rainbow-blast': {
    name: 'Arcoíris',
    emoji: '🌈',
    description: 'Arcos gruesos que estallan',
    textOnArt: '#0B2F4F',
    draw: () => import('./cards/rainbow-blast.js'),
  },
  cosmic: {
    name: 'Cósmica',
    emoji: '🪐',
    description: 'Planeta con anillo y cometas',
    textOnArt: '#FFFFFF',
    draw: () => import('./cards/cosmic.js'),
  },
  'neon-city': {
    name: 'Ciudad neón',
    emoji: '🌃',
    description: 'Rascacielos de luz en la noche',
    textOnArt: '#FFFFFF',
    draw: () => import('./cards/neon-city.js'),
  },
  ocean: {
    name: 'Océano',
    emoji: '🌊',
    description: 'Fondo marino con peces y corales',
    textOnArt: '#FFFFFF',
    draw: () => import('./cards/ocean.js'),
  },
  'sunset-paradise': {
    name: 'Atardecer',
    emoji: '🏝️',
    description: 'Sol en rayas, mar y palmeras',
    textOnArt: '#FFFFFF',
    draw: () => import('./cards/sunset-paradise.js'),
  },
  forest: {
    name: 'Bosque',
    emoji: '🌲',
    description: 'Colinas en capas y pinos',
    textOnArt: '#123B2A',
    draw: () => import('./cards/forest.js'),
  },
  volcano: {
    name: 'Volcán',
    emoji: '🌋',
    description: 'Lava que baja y chispas',
    textOnArt: '#FFFFFF',
    draw: () => import('./cards/volcano.js'),
  },
  'ice-crystal': {
    name: 'Cristal de hielo',
    emoji: '❄️',
    description: 'Facetas heladas y nieve',
    textOnArt: '#0C3A5B',
    draw: () => import('./cards/ice-crystal.js'),
  },
  galaxy: {
    name: 'Galaxia',
    emoji: '🌌',
    description: 'Espiral de miles de luces',
    textOnArt: '#FFFFFF',
    draw: () => import('./cards/galaxy.js'),
  },
  'candy-land': {
    name: 'Tierra de dulces',
    emoji: '🍭',
    description: 'Paletas, glaseado y chispas de azúcar',
    textOnArt: '#6B1F4E',
    draw: () => import('./cards/candy-land.js'),
  },
  'dragon-fire': {
    name: 'Fuego de dragón',
    emoji: '🐉',
    description: 'Escamas, cola con púas y llamas',
    textOnArt: '#FFFFFF',
    draw: () => import('./cards/dragon-fire.js'),
  },
} as const satisfies Record<CardName, Drawing>;

export const isCardName = (name: string): name is CardName => name in cardDesigns;

/** The landscape of a card as SVG, 400 × 250, cropped from the right as its box asks. */
export async function drawCard(name: CardName): Promise<string> {
  const { default: draw } = await cardDesigns[name].draw();
  return `<svg class="art" viewBox="0 0 400 250" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">${draw()}</svg>`;
}

interface Look {
  readonly palette: string;
  readonly cardDesign?: CardName | undefined;
}

/** The landscape of a child's world: the chosen one, or the one with which its colour starts. */
export const cardOf = ({ cardDesign, palette }: Look): CardName => cardDesign ?? startCardOf(palette);
