/** Praise for effort: what a child reads when something was won. */
export const words = {
  banner: (n: number) => (n === 1 ? 'Tienes 1 sorpresa' : `Tienes ${n} sorpresas`),
  tapToOpen: 'Toca para abrirlas',
  tapToOpenOne: 'Toca para abrirla',
  many: '¡Mira lo que lograste!',
  close: '¡Qué bien!',
  hatched: { title: '¡Tu huevo se abrió!', text: 'Ya nació tu compañero. Va a crecer con cada Punto que ganes.' },
  achievement: (name: string) => ({ title: '¡Nuevo logro!', text: `«${name}» es tuyo para siempre.` }),
  nivel: (level: number) => ({ title: `¡Nivel ${level}!`, text: 'Cada esfuerzo te hizo llegar hasta aquí.' }),
  hito: (percent: string, goal: string) => ({
    title: `¡Ya tienes el ${percent}!`,
    text: `Vas muy bien con «${goal}».`,
  }),
  meta: (goal: string) => ({ title: '¡Lo lograste!', text: `Completaste tu meta «${goal}».` }),
  reto: (challenge: string) => ({ title: '¡Reto superado!', text: `Lograste «${challenge}».` }),
  aprobada: (activity: string) => ({ title: '¡Buen trabajo!', text: `Se aprobó «${activity}».` }),
};
