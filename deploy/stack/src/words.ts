/** The Spanish that the terminal shows. */
export const words = {
  starting: (engines: string) => `Arrancando Alcancía por partes (${engines})…`,
  engines: { processes: 'motores como procesos de esta máquina', containers: 'motores en contenedores' },
  step: (what: string, seconds: string) => `  ${what} (${seconds} s)`,
  steps: {
    keycloak: 'Keycloak desempaquetado y construido, solo la primera vez',
    postgres: 'PostgreSQL, con su lugar para cada servicio',
    migrated: 'Esquemas al día',
    migrating: (service: string) => `Poner al día el esquema de ${service}`,
    files: 'Almacén de archivos construido, solo la primera vez',
    engines: 'Redis, NATS, Keycloak, el buzón y el almacén de archivos',
    apps: 'Servicios, entrada y pantallas',
  },
  running: (urls: { app: string; mail: string }, seconds: string) =>
    ['', `  Alcancía está lista, en ${seconds} s.`, '', `  Abre      ${urls.app}`, `  Correos   ${urls.mail}`].join(
      '\n',
    ),
  endsWithCtrlC: '  Detener   Ctrl-C\n',
  endsWithDown: '  Detener   npm run stack -- --down\n',
  stopping: '\n  Cerrando…',
  stopped: '  Hasta pronto. Todo quedó guardado.',
  nothingRuns: 'Aquí no corre nada.',
  fell: (part: string, log: string) => `  ${part} se cerró y vuelve a arrancar; el motivo está en ${log}.`,
  statusHead: ['parte', 'estado', 'proceso', 'regresos', 'dirección'],
  states: {
    starting: 'arrancando',
    ready: 'lista',
    restarting: 'volviendo',
    paused: 'en pausa',
    stopped: 'detenida',
  },
  done: (part: string, state: string) => `${part}: ${state}`,

  sayDeadLetters: 'Di: npm run ops -- dead-letters list [servicio] | show ID | replay ID | replay --all [servicio]',
  deadLetter: (letter: Record<'service' | 'eventId' | 'handler' | 'subject' | 'reason' | 'diedAt', string>) =>
    `${letter.eventId}  ${letter.diedAt}  ${letter.service}  ${letter.subject}  ${letter.handler}: ${letter.reason}`,
  deadLetters: (count: number) => (count === 1 ? '1 carta muerta.' : `${count} cartas muertas.`),
  replayed: (count: number) => (count === 1 ? '1 vuelve a intentarse.' : `${count} vuelven a intentarse.`),
  serviceFailed: (service: string, reason: string) => `${service} no pudo decirlo: ${reason}`,

  missing: (program: string, debianPackage: string) =>
    `Falta ${program}: instálalo con «apt-get install ${debianPackage}» y vuelve a arrancar.`,
  noPostgresUser:
    'PostgreSQL no arranca como root y aquí no hay un usuario postgres: «apt-get install postgresql» lo crea.',
  noContainers: 'Ningún motor de contenedores responde: arranca Docker o Podman, o usa --engines processes.',
  portTaken: (port: number, part: string) =>
    `El puerto ${port} (${part}) ya está en uso: cierra lo que lo usa o elige otros con STACK_PORT=4300.`,
  alreadyRunning: (folder: string) =>
    `Ya corre con los datos de ${folder}: usa «npm run stack -- --status», o ciérrala con «npm run stack -- --down».`,
  notRunning: (folder: string) => `Con los datos de ${folder} no corre nada: arranca con «npm run stack».`,
  badSetting: (name: string, value: string) => `${name} no puede ser «${value}».`,
  badCommand: (fault: string) => `No entiendo la orden: ${fault}`,
  unknownPart: (name: string, known: readonly string[]) => `No hay una parte «${name}»: hay ${known.join(', ')}.`,
  cannot: (verb: string, name: string) => `--${verb} no es para ${name}.`,
  notBuilt: (file: string) => `Falta ${file}: construye antes con «npm run build».`,
  failed: (what: string, log: string) => `${what} no se pudo; el motivo está en ${log}.`,
  notReady: (names: readonly string[], log: string) => `No arrancaron a tiempo: ${names.join(', ')}. Mira ${log}.`,
  unexpected: (message: string) => `El arranque falló: ${message}`,
};

/** A start or a command that is refused: shown as one sentence, without a stack trace. */
export class Refused extends Error {}
