/** What each variable takes. */
const expected: Readonly<Record<string, string>> = {
  PORT: 'PORT es un número del 1 al 65535',
  DATABASE_URL: 'DATABASE_URL empieza por postgres://',
  PUBLIC_ORIGIN: 'PUBLIC_ORIGIN es una dirección como https://alcancia.ejemplo',
  LEGAL_CONTACT: 'LEGAL_CONTACT es una dirección de correo',
};

/** What is printed on the terminal. */
export const words = {
  running: (address: string) =>
    [
      '',
      '  Alcancía está lista.',
      '',
      `  Abre      ${address}`,
      `  Correos   ${address}/buzon`,
      '  Detener   Ctrl-C',
      '',
    ].join('\n'),
  firstAdministrator: ({ email, password }: { readonly email: string; readonly password: string }) =>
    [
      '  Quien administra Alcancía entra una primera vez con esta contraseña, que no se vuelve a mostrar:',
      '',
      `  Super Admin  ${email}  ${password}`,
      '',
    ].join('\n'),
  stopping: '\n  Cerrando…',
  stopped: '  Hasta pronto. Todo quedó guardado.',
  tooOldNode: (version: string) =>
    `Alcancía necesita Node 22.17 o más nuevo y aquí corre ${version}: arranca con «npm start», que trae el suyo.`,
  portTaken: (port: number) =>
    `El puerto ${port} ya está en uso: cierra lo que lo usa o elige otro con PORT=3001 npm start.`,
  portForbidden: (port: number) => `No hay permiso para usar el puerto ${port}: elige uno mayor que 1023 con PORT.`,
  alreadyRunning: (folder: string) =>
    `Alcancía ya está abierta con los datos de ${folder}: usa esa ventana o elige otra carpeta con DATA_DIR.`,
  notWritable: (folder: string) => `No se puede escribir en ${folder}: da permiso o elige otra carpeta con DATA_DIR.`,
  noDatabase:
    'La base de datos de DATABASE_URL no responde: revisa que esté encendida y que la dirección sea correcta.',
  badEnvironment: (names: readonly string[]) =>
    `Hay algo que corregir en la configuración: ${names.map((name) => expected[name] ?? name).join('; ')}.`,
  badSecrets: (file: string) =>
    `Las claves guardadas en ${file} no se pueden leer: recupera ese archivo de tu copia, porque sin él los datos no se abren.`,
  unknownOption: (option: string) => `Alcancía no conoce la opción ${option}: solo conoce --demo.`,
  unexpected: (message: string) => `Alcancía no pudo arrancar: ${message}`,
};

/** What is printed about the example family. */
export const exampleWords = {
  telling: '\n  Preparando la familia de ejemplo: cuatro semanas en unos segundos…',
  people: (adults: readonly Somebody[], children: readonly Somebody[]) =>
    [
      '  Esta es una familia de ejemplo: nada de lo que ves es de nadie, y sus claves las conoce todo el mundo.',
      '',
      ...adults.map(({ name, email, password, pin }) => `  ${name.padEnd(8)}  ${email}  ${password}  PIN ${pin}`),
      ...children.map(({ name, pin }) => `  ${name.padEnd(8)}  PIN ${pin}`),
      '',
    ].join('\n'),
  hasFamilies: (place: string) =>
    `En ${place} ya hay familias y la familia de ejemplo no se mezcla con ellas: elige otra carpeta con DATA_DIR=.data-ejemplo npm start -- --demo.`,
  isThereAlready: (place: string) =>
    `La familia de ejemplo ya está en ${place}: arranca con «npm start» para seguir con ella, o elige otra carpeta con DATA_DIR para empezar de nuevo.`,
  inProduction:
    'La familia de ejemplo es solo para probar y sus claves las conoce todo el mundo: no arranca con NODE_ENV=production ni en una dirección https.',
};

interface Somebody {
  readonly name: string;
  readonly pin: string;
  readonly email?: string;
  readonly password?: string;
}

/** What the local mailbox says. */
export const mailboxWords = {
  brand: 'alcancía',
  title: 'Buzón',
  about: 'Aquí llegan los correos de esta instalación. Ninguno sale de este equipo.',
  empty: 'Todavía no hay correos.',
  emptyHint: 'Cuando alguien cree una cuenta o pida una contraseña nueva, su correo aparecerá aquí.',
  refresh: 'Actualizar',
  back: '← Todos los correos',
  to: 'Para',
  missing: 'Este correo ya no está.',
  onlyHere: 'Los correos se abren solo en el equipo donde corre Alcancía.',
};

/** An error that prevents the start: one clear sentence, no stack trace. */
export class CannotStart extends Error {}
