import type { KindAbout, Purpose } from '@alcancia/contracts/privacy';
import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

interface KeptWords {
  readonly what: string;
  readonly why: string;
  /** Until when, where 'N días' alone would not say from when on. */
  readonly until?: (days: number) => string;
}

const somebody = 'Alguien que ya no está';
const named = (name: string): string => name || somebody;

/** What is kept of a child: what it is and what it is for. */
const kinds: Record<KindAbout<'child'>, KeptWords> = {
  profile: {
    what: 'Nombre, mes de nacimiento, género, país, personaje y color',
    why: 'Para que su mundo le hable por su nombre.',
  },
  entry: {
    what: 'Su PIN, que nadie puede leer, y los dispositivos donde entra',
    why: 'Para que nadie más entre en su mundo.',
  },
  sessions: {
    what: 'Cuándo entró y en qué dispositivo',
    why: 'Para mantener su sesión y cerrarla a tiempo.',
    until: (days) => `${days} días después de cerrarse`,
  },
  guardians: { what: 'Qué adultos cuidan su perfil', why: 'Para que nadie más lo vea.' },
  work: { what: 'Sus actividades, notas y respuestas', why: 'Para revisar lo que hace.' },
  savings: { what: 'Sus monedas, Puntos, metas y recompensas', why: 'Para que sus cuentas siempre cuadren.' },
  notices: { what: 'Los avisos que recibió', why: 'Para que pueda leerlos otra vez.' },
  consents: { what: 'Lo que se decidió aquí', why: 'Para saber qué se permitió.' },
  social_proof: {
    what: 'Logros contados sin su nombre',
    why: 'Para animar a otros.',
  },
  talk: { what: 'Lo que habla con MetaBot', why: 'Para seguir la conversación.' },
  speech: { what: 'Cuándo se le leyó en voz alta', why: 'Para ver si funciona.' },
  downloads: { what: 'Las descargas de sus datos que pidas', why: 'Para guardarlas.' },
  mails: { what: 'Emails a sus adultos que dicen su nombre', why: 'Para enviarlos.' },
  transit: { what: 'Copias internas', why: 'Para que nada se pierda.' },
};

/** What an owner may allow, in the words that ask for it. Other words need another version (contracts/src/privacy.ts). */
const purposes: Record<Purpose, { readonly name: string; readonly text: string }> = {
  core: { name: 'Lo necesario', text: 'Los datos de la lista de abajo. Sin ellos no hay alcancía.' },
  photos: { name: 'Fotos', text: 'Guardar fotos que muestran lo que hizo.' },
  voice: { name: 'Voz', text: 'Enviar su voz, sin guardarla, a una inteligencia artificial para hablar con MetaBot.' },
  assistant: {
    name: 'Asistente',
    text: 'Enviar sus preguntas, y lo que su mundo le lee en voz alta, a una inteligencia artificial.',
  },
  social_proof: { name: 'Prueba social', text: 'Contar un logro suyo, sin su nombre, a otras familias.' },
  analytics: { name: 'Analítica', text: 'Medir cómo usa la app para mejorarla.' },
};

/** 'Privacidad' of a child's page (G20, G41). */
export const words = said({
  tab: 'Privacidad',
  tabs: 'Ficha',
  summary: 'Resumen',
  failed: 'No pudimos cargar la privacidad',
  downloadFailed: 'No pudimos cargar las descargas',
  allow: 'Permisos',
  allowText: (name: string) =>
    `Tú decides qué se puede hacer con los datos de ${name}. Puedes cambiarlo cuando quieras.`,
  notUsedYet:
    'De todo esto hoy se usan el asistente, la voz y la prueba social. Lo demás vale desde el primer día en que exista.',
  onlyLooking: 'Solo puedes ver. Decide quien administra su perfil.',
  always: 'Siempre',
  given: (by: string, when: string) => `Lo permitió ${named(by)} · ${when}`,
  givenByMaking: (by: string, when: string) => `Lo aceptó ${named(by)} al crear el perfil · ${when}`,
  withdrawn: (by: string, when: string) => `Lo retiró ${named(by)} · ${when}`,
  otherWords: 'El permiso cambió y hay que pedirlo otra vez.',
  never: 'Sin permiso',
  yes: 'Permitido',
  no: 'No permitido',
  nowGiven: (name: string) => `${name}: permitido`,
  nowWithdrawn: (name: string) => `${name}: ya no se permite`,
  nowText: 'Vale desde ahora.',
  review: {
    strip: 'Revisar los permisos',
    reached: (name: string, age: number) =>
      `${name} ya tiene ${format.count(age, 'año', 'años')} y puede opinar sobre sus datos`,
    together: 'Revisen juntos lo que permitiste antes: puedes quitar lo que ya no quiera o dejarlo como está.',
    open: 'Revisar permisos',
    keep: 'Lo revisamos: sigue igual',
    done: 'Permisos revisados',
  },
  history: 'Todo lo decidido',
  historyGiven: (purpose: string, by: string) => `${named(by)} permitió «${purpose}»`,
  historyWithdrawn: (purpose: string, by: string) => `${named(by)} retiró «${purpose}»`,
  version: (version: string) => `Texto ${version}`,
  kept: 'Qué guardamos',
  keptText: (name: string) =>
    `Esto es todo lo que guardamos de ${name}. No lo vendemos ni lo mostramos a otras familias.`,
  withProfile: 'Mientras exista su perfil',
  atMost: (days: number) => `${format.count(days, 'día', 'días')} como máximo`,
  kinds,
  purposes,
  erasure: {
    title: 'Borrar',
    about: (name: string) =>
      `Puedes borrar el perfil de ${name} con todo lo que guardamos. Tienes 14 días para deshacerlo.`,
    open: (name: string) => `Borrar el perfil de ${name}`,
    dialog: (name: string) => `¿Borrar el perfil de ${name}?`,
    what: 'Se borrarán su nombre, sus actividades, sus metas, sus monedas y todo lo demás. Después no se puede recuperar.',
    grace: 'Esperamos 14 días. Hasta entonces todo sigue igual y puedes deshacerlo. Avisaremos a todos sus tutores.',
    keep: 'No borrar',
    confirm: 'Borrar en 14 días',
    strip: 'Borrado pendiente',
    willBe: (name: string, day: string) => `El perfil de ${name} se borrará el ${day}`,
    canUndo: 'Hasta ese día todo sigue igual y puedes deshacerlo.',
    ownerCanUndo: 'Hasta ese día todo sigue igual. Quien administra su perfil puede deshacerlo.',
    undo: 'Deshacer',
    undone: (name: string) => `El perfil de ${name} ya no se borrará`,
  },
});
