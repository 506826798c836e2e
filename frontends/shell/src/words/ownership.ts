import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

const theirs = (names: readonly string[]): string => format.listOf(names);

/** To whom the family belongs, and how it passes to another adult (G20). */
export const words = said({
  title: 'Propiedad de la familia',
  own: (names: readonly string[]) =>
    `Eres propietario del perfil de ${theirs(names)}: decides quién más acompaña y qué puede hacer.`,
  pass: 'Pasar a otra persona',
  nobody: 'Para pasarla, primero tiene que acompañar a alguno de tus niños otro adulto.',
  invite: 'Invitar Tutor',
  waiting: (name: string) => `${name} tiene tu propuesta.`,
  until: (when: string) => `Mientras no acepte, nada cambia. Caduca ${when}.`,
  withdraw: 'Retirar propuesta',
  withdrawn: { title: 'Propuesta retirada' },
  passTitle: 'Pasar la familia',
  to: '¿A quién?',
  chooseWhom: 'Elige a quién.',
  ownsAnother: (names: readonly string[]) =>
    `${theirs(names)} ya ${names.length === 1 ? 'es propietario' : 'son propietarios'} de otra familia con niños: cada adulto lo es de una sola.`,
  whatPasses: 'Si acepta:',
  consequences: (names: readonly string[], plan: string) => [
    `Será propietario del perfil de ${theirs(names)}.`,
    `El plan ${plan}, los dispositivos y los ajustes pasan con la familia.`,
    'Tú seguirás como tutor, con todos los permisos. Podrá cambiarlos.',
    'Las invitaciones sin respuesta se cancelan.',
  ],
  cancel: 'Cancelar',
  offer: 'Enviar propuesta',
  offered: (name: string) => ({ title: 'Propuesta enviada', text: `${name} tiene 7 días para responder.` }),
  received: (name: string) => `${name} te propone ser propietario de su familia`,
  receivedUntil: (when: string) => `Caduca ${when}.`,
  ifYouAccept: 'Si aceptas:',
  receivedConsequences: (names: readonly string[], plan: string, owner: string, leavesOn: string | null) => [
    `Serás propietario del perfil de ${theirs(names)} y decidirás quién más acompaña.`,
    `El plan ${plan}, los dispositivos y los ajustes pasan contigo.`,
    leavesOn === null
      ? `${owner} seguirá como tutor, con todos los permisos. Podrás cambiarlos.`
      : `La cuenta de ${owner} se eliminará el ${leavesOn}. Hasta entonces seguirá como tutor.`,
  ],
  cannot:
    'Ya eres propietario de otra familia con niños, y cada adulto lo es de una sola. Puedes seguir acompañando a estos niños como hasta ahora.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptTitle: '¿Ser propietario de esta familia?',
  acceptText: (name: string) => `Vale enseguida. Para deshacerlo tendrías que proponérselo tú a ${name}.`,
  accepted: { title: 'Ahora eres propietario', text: 'Los niños y el plan ya están en tu familia.' },
  declined: { title: 'Propuesta rechazada', text: 'Todo sigue como estaba.' },
  failed: 'No pudimos cargar a quién pertenece la familia',
});
