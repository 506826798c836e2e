import { format, said } from '@alcancia/web-kit';

export const words = said({
  title: 'Fallas',
  about: 'Lo que cada servicio no pudo hacer. Aquí no se ve nada de las personas a las que toca.',
  deadLetters: 'Eventos sin procesar',
  deadLettersAbout: 'Fallaron cinco veces. Cuando la causa está arreglada, quien opera el sistema los repite.',
  service: 'Servicio',
  handler: 'Qué debía hacerse',
  subject: 'Evento',
  reason: 'Motivo',
  when: 'Cuándo',
  noDeadLetters: 'Todos los eventos se procesaron.',
  mails: 'Correos que no salieron',
  mailsAbout: 'Se reintentan solos durante siete días.',
  template: 'Correo',
  tries: 'Intentos',
  since: 'Desde',
  nextTry: 'Próximo intento',
  noMails: 'Todos los correos salieron.',
  missing: (services: string) => `No contesta: ${services}.`,
  most: (n: number) => `Se ven los ${format.number(n)} más nuevos de cada servicio.`,
});
