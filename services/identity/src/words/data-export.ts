import type { DataKind } from '@alcancia/contracts/privacy';

/** What the page of a download says (G41). */
export const words = {
  pageFile: 'datos.html',
  title: (name: string) => (name === '' ? 'Tus datos en Alcancía' : `Los datos de ${name} en Alcancía`),
  madeAt: (when: string) => `Preparado el ${when}`,
  about:
    'Aquí está todo lo que Alcancía guarda. En «datos.json» está lo mismo para programas, y en la carpeta «csv» para hojas de cálculo. Las cantidades de monedas van en centésimos: 100 son una moneda.',
  ofOthers:
    'Lo que aprobaste o anotaste de niños cuyo perfil no administras no está aquí: son datos de ese niño y los descarga quien administra su perfil.',
  notIn: 'No están las contraseñas, los PIN ni las claves de tus sesiones: se guardan cifrados y no se pueden leer.',
  nothing: 'Alcancía no guarda nada.',
  yes: 'sí',
  no: 'no',
};

export const kindWords: Readonly<Record<DataKind, string>> = {
  profile: 'Perfil',
  account: 'Cuenta y familia',
  entry: 'Dispositivos',
  sessions: 'Sesiones',
  guardians: 'Quién acompaña a quién',
  invitations: 'Invitaciones',
  work: 'Actividades y aprobaciones',
  savings: 'Monedas, Puntos, metas y recompensas',
  notices: 'Avisos',
  consents: 'Permisos y textos aceptados',
  security: 'Seguridad',
  social_proof: 'Prueba social',
  talk: 'Conversaciones con MetaBot',
  speech: 'Lectura en voz alta',
  downloads: 'Descargas de datos',
  mails: 'Emails',
  transit: 'Copias internas',
};

/** Values that are kept as words of ours. */
export const valueWords: Readonly<Record<string, string>> = {
  owner: 'administra',
  guardian: 'acompaña',
  viewer: 'solo ve',
  active: 'vigente',
  ended: 'terminado',
  full_access: 'todo',
  view_only: 'solo ver',
  no_access: 'nada',
  activities: 'actividades',
  challenges: 'retos',
  rewards: 'recompensas',
  approvals: 'aprobaciones',
  core: 'lo necesario',
  photos: 'fotos',
  voice: 'voz',
  assistant: 'asistente',
  social_proof: 'prueba social',
  analytics: 'analítica',
  switch: 'con el interruptor',
  sign_up: 'al crear la cuenta',
  entry: 'al entrar',
  read: 'leído',
  unread: 'sin leer',
  adult: 'adulto',
  child: 'niño',
  none: 'nadie',
  sent: 'enviada',
  accepted: 'aceptada',
  declined: 'rechazada',
  withdrawn: 'cancelada',
  ready: 'lista',
  gathering: 'en preparación',
  failed: 'no se pudo',
  tu: 'tú',
  vos: 'vos',
  female: 'femenino',
  male: 'masculino',
  coins: 'monedas',
  points: 'Puntos',
};

/** Plain and printable. */
export const pageStyle = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#2b2140;background:#faf8ff}
main{max-width:1100px;margin:0 auto;padding:24px 16px 64px}
h1{margin:0 0 4px;font-size:28px}h2{margin:40px 0 8px;font-size:21px;border-bottom:2px solid #d9d0f5;padding-bottom:4px}
h3{margin:20px 0 6px;font-size:16px}.when{color:#5b5170;margin:0 0 16px}p{max-width:70ch}
.wide{overflow-x:auto;background:#fff;border:1px solid #e4def5;border-radius:8px}
table{border-collapse:collapse;font-size:14px;min-width:100%}th,td{padding:6px 10px;text-align:left;vertical-align:top;border-bottom:1px solid #eee9fa}
th{background:#f3effd;white-space:nowrap}td{overflow-wrap:anywhere;min-width:6ch}
@media print{body{background:#fff}.wide{overflow:visible;border:0}table{font-size:11px}}
`;
