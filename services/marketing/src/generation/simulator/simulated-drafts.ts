import type { Simulated } from '@alcancia/server-kit';

const angles = ['Aprender jugando', 'Hablar en casa', 'Decidir a tiempo'] as const;

interface Brief {
  readonly audience: string;
  readonly benefits: readonly string[];
  readonly keyword: string;
  /** Which of them, from 1. */
  readonly draft: number;
}

const draftOf = ({ audience, benefits, keyword }: Brief, angle: string) => ({
  title: `${keyword}: ${angle.toLowerCase()}`,
  metaDescription: `${angle} con Alcancía, para ${audience}.`,
  hero: {
    title: `${angle}: ${keyword}`,
    emphasis: angle.split(' ')[0] ?? '',
    // A model invents figures whatever it is told.
    subtitle: `Para ${audience}. El 97 % de las familias lo recomienda.`,
  },
  problem: {
    heading: 'Lo que pasa en casa',
    items: [
      { title: 'Piden y no saben lo que cuesta', text: 'El dinero aparece y desaparece sin que lo vean.' },
      { title: 'Hablar de dinero cuesta', text: 'Nadie sabe por dónde empezar.' },
    ],
  },
  steps: {
    heading: 'Así empieza tu familia',
    items: [
      { title: 'Creas un perfil', text: 'Cada niña y cada niño tiene el suyo.' },
      { title: 'Eligen qué hacer', text: 'Lo que hacen en casa se convierte en Monedas.' },
      { title: 'Ahorran para lo suyo', text: 'Ven crecer lo que guardan.' },
    ],
  },
  benefits: { heading: 'Lo que ganan', items: benefits.map((title) => ({ title, text: `${angle}, paso a paso.` })) },
});

/** Drafts of landing pages as the simulated provider writes them: it fills a form. */
export const simulatedDrafts: Simulated = {
  isAsked: ([system]) => system?.content.includes('emphasis') ?? false,
  write: (messages) => {
    const brief = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as Brief;
    return JSON.stringify(draftOf(brief, angles[(brief.draft - 1) % angles.length] ?? angles[0]));
  },
};
