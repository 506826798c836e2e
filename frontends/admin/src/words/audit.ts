import type { AuditAct, LegalDocument, LockReason } from '@alcancia/contracts/identity';
import { format, said } from '@alcancia/web-kit';
import { activityWords, challengeWords } from '@alcancia/web-kit/words/family';

import { reasons as supportReasons } from './support.js';

const acts: Readonly<Record<AuditAct, string>> = {
  account_locked: 'Bloqueó la cuenta',
  account_unlocked: 'Desbloqueó la cuenta',
  sessions_ended: 'Cerró las sesiones',
  confirmation_sent: 'Reenvió la confirmación',
  flag_switched: 'Cambió una función',
  plan_saved: 'Cambió un plan',
  prices_saved: 'Cambió precios',
  support_opened: 'Empezó modo soporte',
  support_looked: 'Miró en modo soporte',
  support_closed: 'Terminó modo soporte',
  legal_published: 'Publicó un texto legal',
  pet_kit_saved: 'Cambió una mascota',
  template_saved: 'Cambió una plantilla',
  achievement_saved: 'Cambió un logro',
  official_challenge_saved: 'Cambió un reto oficial',
  affinity_test_saved: 'Cambió el test familiar',
  social_proof_saved: 'Cambió la prueba social',
  landing_saved: 'Cambió una landing',
  ambassador_saved: 'Decidió sobre un embajador',
  knowledge_saved: 'Cambió una respuesta verificada',
  speech_saved: 'Cambió cómo habla Alcancía',
};

const reasons: Readonly<Record<LockReason, string>> = {
  stolen: 'Alguien más entró en ella',
  abuse: 'Uso indebido',
  asked: 'Lo pidió su dueño',
};

const states: Readonly<Record<string, string>> = {
  on: 'Encendida',
  off: 'Apagada',
  yes: 'Sí',
  no: 'No',
  draft: 'Borrador',
  published: 'Publicada',
  archived: 'Archivada',
  solicitado: 'Solicitado',
  aprobado: 'Aprobado',
  rechazado: 'Rechazado',
  suspendido: 'Suspendido',
};

/** What of something with a name was changed; prices are named as they are kept: 'annual MXN'. */
const fields: Readonly<Record<string, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  features: 'Qué incluye',
  featured: 'Destacado',
  badge: 'Etiqueta',
  order: 'Orden',
  onSale: 'A la venta',
  maxChildren: 'Niños',
  maxGuardians: 'Tutores',
  maxDevices: 'Dispositivos',
  minLevel: 'Desde el nivel',
  offered: 'Se ofrece',
  secret: 'Secreto',
  title: 'Título',
  ages: 'Edades',
  category: 'Categoría',
  timeOfDay: 'Momento del día',
  points: 'Puntos',
  coins: 'Monedas',
  schedule: 'Cuándo',
  metric: 'Qué cuenta',
  target: 'Objetivo',
  mode: 'Cómo',
  days: 'Días',
  steps: 'Pasos',
  monthly: 'Mensual',
  quarterly: 'Trimestral',
  semiannual: 'Semestral',
  annual: 'Anual',
  edition: 'Edición',
  subtitle: 'Subtítulo',
  measured: 'Se mide',
  questions: 'Preguntas',
  ranges: 'Rangos',
  cta: 'Botones',
  comparison: 'Prueba A/B',
  variants: 'Variantes',
  action: 'Qué hizo',
  icon: 'Icono',
  city: 'Lugar',
  onlyReal: 'Solo eventos reales',
  slug: 'Dirección',
  status: 'Estado',
  main: 'Principal',
  meta: 'Descripción para buscadores',
  hero: 'Titular',
  sections: 'Secciones',
  texts: 'Letras en total',
  pricing: 'Precios',
  share: 'Compartir',
  percent: 'Comisión',
  payout: 'Pago',
  question: 'Pregunta',
  aliases: 'Otras maneras de preguntar',
  answer: 'Respuesta',
  tags: 'Etiquetas',
};

/** 'Anual MXN' of 'annual MXN'. */
const field = (kept: string): string =>
  kept
    .split(' ')
    .map((part) => new Map(Object.entries(fields)).get(part) ?? part)
    .join(' ');

const documents: Readonly<Record<LegalDocument, string>> = {
  privacy: 'Aviso de privacidad',
  terms: 'Términos de uso',
  cookies: 'Cookies',
  refund: 'Pagos y devoluciones',
};

/** What was looked at in support mode. */
const looks: Readonly<Record<string, string>> = {
  'identity.list-children': 'Lista de niños',
  'family.read-wallet': 'Monedas',
  'family.list-approvals': 'Por aprobar',
  'family.list-child-activities': 'Actividades',
  'family.list-child-challenges': 'Retos',
  'family.list-child-goals': 'Metas',
  'family.list-child-rewards': 'Recompensas',
};

/** One thing that is kept of support mode, in words. */
function ofSupport([name, kept]: readonly [name: string, kept: string | null]): string {
  const text = kept ?? '';
  if (name === 'supportReason') return new Map<string, string>(Object.entries(supportReasons)).get(text) ?? text;
  if (name === 'until') return `hasta las ${format.timeOfDay(new Date(text))}`;
  if (name === 'look') return new Map(Object.entries(looks)).get(text) ?? text;
  return name === 'looks' ? format.count(Number(text), 'mirada', 'miradas') : `niño ${text}`;
}

const { categories, timesOfDay, modes, daysIn } = activityWords;
const values: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...reasons,
    ...states,
    ...categories,
    ...timesOfDay,
    ...modes,
    ...challengeWords.metrics,
    ...challengeWords.modes,
  }),
);

/** A value of a change, in words: reasons and states by name, numbers as they are. */
const value = (kept: string | null): string => (kept === null ? 'Nada' : (values.get(kept) ?? kept));

/** The same of a field that has a name: days of the week are kept as '1 5', no end as -1. */
function valueOf([name, kept]: readonly [name: string, kept: string | null]): string {
  if (kept === '-1') return 'Sin límite';
  if (name === 'schedule' && kept !== null && !values.has(kept)) return daysIn(kept.split(' ').map(Number));
  return value(kept);
}

export const words = said({
  title: 'Auditoría',
  about: 'Quién hizo qué, con qué dispositivo. Nadie puede cambiarlo ni borrarlo.',
  search: 'Correo de quien lo hizo o de la cuenta',
  allActs: 'Todas las acciones',
  filter: 'Acción',
  at: 'Cuándo',
  act: 'Qué hizo',
  by: 'Quién',
  to: 'Sobre quién o qué',
  change: 'Cambio',
  changed: (before: string, after: string) => (before === '' ? after : `${before} → ${after}`),
  ofSupport,
  documents,
  unchanged: 'Sin cambios',
  before: 'Antes',
  after: 'Después',
  device: 'Dispositivo',
  unknownDevice: 'Sin datos',
  gone: 'Cuenta borrada',
  none: 'Nada coincide con la búsqueda.',
  csvName: 'auditoria.csv',
  acts,
  value,
  valueOf,
  field,
});
