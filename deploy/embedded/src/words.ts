/** What the person at the terminal reads. */
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
  badEnvironment: (problems: string) => `Hay algo que corregir en la configuración: ${problems}.`,
  unexpected: (message: string) => `Alcancía no pudo arrancar: ${message}`,
};

/** A start that cannot be: one clear sentence, no trace. */
export class CannotStart extends Error {}
