/** What each variable takes. */
const expected: Readonly<Record<string, string>> = {
  PORT: 'PORT es un número del 1 al 65535',
  DATABASE_URL: 'DATABASE_URL empieza por postgres://',
  PUBLIC_ORIGIN: 'PUBLIC_ORIGIN es una dirección como https://alcancia.ejemplo',
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
  unexpected: (message: string) => `Alcancía no pudo arrancar: ${message}`,
};

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
