import type { LandingContent, LandingSection } from '@alcancia/contracts/marketing';

const shown = { subheading: '', cta: null, isVisible: true, variant: null } as const;

/** The four claims of spec 2 §9: a source and a day beside each, to be replaced by measured ones (G39). */
const claim = { source: 'Objetivo de lanzamiento del equipo de Alcancía', measuredOn: '2026-11-21' } as const;

const first: readonly LandingSection[] = [
  {
    ...shown,
    type: 'stats',
    heading: 'Familias que ya hablan de dinero',
    items: [
      { value: 1_000, suffix: '+', label: 'familias ahorrando', ...claim },
      { value: 100_000, suffix: '+', label: 'misiones al mes', ...claim },
      { value: 95, suffix: ' %', label: 'de satisfacción', ...claim },
      { value: 89, suffix: ' %', label: 'mejora en 2 semanas', ...claim },
    ],
  },
  {
    ...shown,
    type: 'problem',
    heading: 'El dinero no trae manual',
    subheading: 'Y en casa se aprende antes que en ningún otro sitio.',
    items: [
      {
        icon: 'basket',
        title: 'Cada compra es una negociación',
        text: 'Sin un plan, decides tú, en la caja y con prisa.',
      },
      { icon: 'coins', title: 'La paga se va en un día', text: 'Gastar se ve enseguida. Ahorrar, todavía no.' },
      { icon: 'chat', title: 'Cuesta hablar de dinero', text: 'Nadie nos enseñó y no sabemos por dónde empezar.' },
    ],
    claim: null,
  },
  {
    ...shown,
    type: 'how-it-works',
    heading: 'Cómo funciona',
    subheading: 'Cuatro pasos, diez minutos la primera vez.',
    items: [
      { icon: 'star', title: 'Crea su perfil', text: 'Con su mascota, su paisaje y su PIN.' },
      { icon: 'flag', title: 'Propón algo', text: 'Una actividad de casa y una meta que le ilusione.' },
      { icon: 'check', title: 'Aprueba', text: 'Un toque tuyo y caen sus Monedas y Puntos.' },
      { icon: 'pig', title: 'Deja que decida', text: 'Gastar, guardar o esperar: así se aprende.' },
    ],
  },
  {
    ...shown,
    type: 'learning',
    heading: 'Crece con cada edad',
    subheading: 'Lo que pides cambia cuando cambian ellos.',
    items: [
      { ages: '4–6 años', title: 'Esperar', skills: ['Reconoce monedas', 'Espera un premio', 'Cuida lo suyo'] },
      { ages: '7–9 años', title: 'Elegir', skills: ['Quiero o necesito', 'Su primera meta', 'Gana y cuenta'] },
      { ages: '10–12 años', title: 'Planear', skills: ['Reparte lo que gana', 'Compara precios', 'Metas por hitos'] },
      { ages: '13+ años', title: 'Decidir', skills: ['Ahorro a largo plazo', 'Su propio presupuesto', 'Compartir'] },
    ],
  },
  {
    ...shown,
    type: 'parents',
    heading: 'Para madres y padres con prisa',
    items: [
      {
        icon: 'check',
        benefit: 'Apruebas en segundos',
        proof: 'Una sola lista para actividades, canjes y metas.',
        link: null,
      },
      {
        icon: 'team',
        benefit: 'Crían en equipo',
        proof: 'Invita a quien cuida y elige qué puede ver y hacer.',
        link: null,
      },
      {
        icon: 'chart',
        benefit: 'Sabes cómo van',
        proof: 'Un resumen cada semana, por niño y sin comparar.',
        link: null,
      },
    ],
  },
  {
    ...shown,
    type: 'before-after',
    heading: 'Antes y después',
    items: [
      { before: '«¿Me compras esto?» en cada tienda', after: '«Me faltan 12 Monedas y lo compro yo»' },
      { before: 'Repetir diez veces la misma tarea', after: 'La marca sola y espera tu aprobación' },
      { before: 'La paga se olvida o se discute', after: 'Cada logro llega a su cartera al momento' },
      { before: 'Ahorrar es guardar y esperar', after: 'Ve crecer su meta, hito por hito' },
    ],
  },
  {
    ...shown,
    type: 'automation',
    heading: 'Lo que se hace solo',
    subheading: 'Tú pones la regla una vez.',
    items: [
      { icon: 'calendar', trigger: 'Empieza un día nuevo', result: 'Sus actividades de hoy ya están en la agenda' },
      { icon: 'check', trigger: 'Apruebas una actividad', result: 'Monedas y Puntos llegan a su cartera' },
      { icon: 'flag', trigger: 'Alcanza un hito de su meta', result: 'Recibe el aviso y lo celebran juntos' },
      { icon: 'bell', trigger: 'Termina la semana', result: 'Te llega el resumen de cada niño' },
    ],
  },
  {
    ...shown,
    type: 'benefits',
    heading: 'Todo en un mismo lugar',
    items: [
      {
        icon: 'sparkle',
        title: 'Un mundo propio para cada niño',
        text: 'Doce paisajes, doce paletas y una mascota que crece con su esfuerzo.',
      },
      { icon: 'lock', title: 'PIN y dispositivos', text: 'Solo entran donde tú autorizas.' },
      { icon: 'gift', title: 'Recompensas tuyas', text: 'Un helado, un paseo, una tarde de juegos.' },
      { icon: 'offline', title: 'Funciona sin red', text: 'Marca lo hecho y se sube luego.' },
      { icon: 'shield', title: 'Datos cuidados', text: 'Sin anuncios ni rastreadores.' },
    ],
  },
  {
    ...shown,
    type: 'testimonials',
    heading: 'Lo cuentan en casa',
    subheading: 'Se publican con permiso, alias, fecha y valoración.',
    items: [],
  },
  { ...shown, type: 'pricing', heading: 'Elige el plan que crece contigo' },
  {
    ...shown,
    type: 'test',
    heading: '¿Cómo se lleva tu familia con el dinero?',
    subheading: 'Doce preguntas de sí o no, un minuto. Nadie ve tus respuestas.',
    cta: { text: 'Hacer el test de familia', to: '/test-familia' },
  },
  {
    ...shown,
    type: 'install',
    heading: 'Llévala en tu pantalla de inicio',
    subheading: 'Se instala en segundos y sin tienda.',
  },
  {
    ...shown,
    type: 'share',
    heading: 'Comparte Alcancía',
    subheading: 'A otra familia le puede servir hoy.',
  },
];

/** What visitors find at '/' until those who run the product write their own (G53). */
export const firstLanding: LandingContent = {
  title: 'La alcancía que enseña a ahorrar · Alcancía',
  metaDescription:
    'La app en español con la que tus hijos ganan Monedas por lo que hacen en casa, ahorran para lo que sueñan y aprenden a decidir. Empieza gratis.',
  ogImage: null,
  hero: {
    title: 'La alcancía que enseña a ahorrar',
    emphasis: 'enseña',
    subtitle:
      'Tus hijos ganan Monedas con lo que hacen en casa, las guardan para lo que sueñan y aprenden a decidir. Tú los acompañas.',
  },
  authCta: {
    primary: { text: 'Crear mi familia', to: '/auth?tab=signup' },
    secondary: { text: 'Haz el test de familia en 1 minuto', to: '/test-familia' },
    note: 'Gratis con hasta 3 niños. Los demás planes, 14 días de prueba.',
  },
  sections: [...first],
  isPricingVisible: true,
  pricing: { selectedPlanIds: [], planOrder: [], customCtaText: null },
  share: {
    isEnabled: true,
    platforms: ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'],
    position: 'sticky_right',
  },
};
