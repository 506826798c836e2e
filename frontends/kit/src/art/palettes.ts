import type { palettes } from '@alcancia/contracts/values';

/** What each palette is called: the colour and its name are one thing. */
export const paletteNames: Readonly<Record<(typeof palettes)[number], string>> = {
  'soft-blue': 'Azul suave',
  'gentle-pink': 'Rosa gentil',
  'forest-green': 'Verde bosque',
  'warm-orange': 'Naranja cálido',
  'ocean-teal': 'Turquesa océano',
  'lavender-calm': 'Lavanda calma',
  'sunset-peach': 'Durazno al atardecer',
  'sage-mint': 'Menta salvia',
  'royal-purple': 'Púrpura real',
  'warm-brown': 'Café cálido',
  'steel-blue': 'Azul acero',
  'soft-coral': 'Coral suave',
};
