import type { LandingTone } from '@alcancia/contracts/marketing';
import { said } from '@alcancia/web-kit';

const tones: Readonly<Record<LandingTone, string>> = {
  cercano: 'Cercano',
  claro: 'Claro y breve',
  divertido: 'Divertido',
};

export const words = said({
  title: 'Generar landing',
  open: 'Generar con IA',
  about: 'Tres borradores a partir de unas líneas. Los revisas y cambias tú: nada se publica solo.',
  goal: 'Objetivo',
  goalHint: 'Qué debe conseguir la página. Por ejemplo: que prueben la app en vacaciones.',
  audience: 'Público',
  audienceHint: 'Por ejemplo: familias con niños de 6 a 10 años.',
  country: 'País',
  tone: 'Tono',
  tones,
  benefits: 'Beneficios, uno por línea',
  benefitsHint: 'De uno a seis.',
  keyword: 'Palabra clave',
  keywordHint: 'Lo que busca la gente. De ella sale la dirección.',
  missing: 'Escribe algo aquí',
  tooMany: 'Hasta seis líneas, de 120 letras cada una',
  noFigures: 'Las frases con cifras o citas se quitan: no tienen fuente. Agrega las tuyas en el editor, con su fuente.',
  generate: 'Generar tres borradores',
  writing: 'Escribiendo tres borradores… Puede tardar unos segundos.',
  done: 'Tus borradores',
  leftOut: (count: number) =>
    count === 0
      ? 'No hubo que quitar ninguna frase.'
      : `Frases que se quitaron por llevar cifras o citas sin fuente: ${count}.`,
  edit: (title: string) => `Editar «${title}»`,
  again: 'Generar otros',
});
