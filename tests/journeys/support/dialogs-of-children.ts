import { close, fill, inTurn, opened, press, said, titled, type } from './acts.js';
import type { DialogsToSee, PopupToSee } from './dialogs.js';
import { laura } from './people.js';

/** '¿Quién está aquí?': the tablet is handed to a child that has a PIN, then to one that has none, then to nobody. */
export const selectorDialogs = (handedTo: string, another: string): readonly DialogsToSee[] => [
  {
    name: 'the tablet that is handed over',
    path: '/dashboard',
    steps: [
      ['a device for a child', inTurn(press(`Dale la tablet a ${handedTo}`), titled('Autorizar este dispositivo'))],
      ['refused', inTurn(press('Autorizar'), said('Escribe tu contraseña'))],
      ['allowed', inTurn(fill('Contraseña', laura.password), press('Autorizar'), titled('Dispositivo autorizado'))],
      ['the PIN', inTurn(press('Continuar'), said('Escribe tu PIN'))],
      ['a wrong PIN', inTurn(type('9999'), said('PIN incorrecto'))],
      ['help', inTurn(press('Pedir ayuda a un adulto'), titled('Para el adulto'))],
      ['the adult’s PIN', inTurn(press('Entrar como adulto'), said('Escribe tu PIN'))],
      ['the adult’s password', inTurn(press('Usar mi contraseña'), said('Escribe tu contraseña para entrar'))],
    ],
  },
  {
    name: 'a child’s first PIN',
    path: '/profile-selector',
    steps: [
      ['a device', inTurn(press(new RegExp(`^${another}`)), titled('Autorizar este dispositivo'))],
      ['hello', inTurn(fill('Contraseña', laura.password), press('Autorizar'), press('Continuar'), said(/^¡Hola, /))],
      ['the PIN', inTurn(press('Empezar'), said('Elige tu PIN'))],
      ['a weak one', inTurn(type('1234'), said(/^Ese PIN es fácil/))],
      ['again', inTurn(press('Usar este de todos modos'), said('Escríbelo otra vez'))],
      ['another one', inTurn(type('4321'), said('Los PINs no coinciden'))],
    ],
  },
  {
    name: 'the way out of the family',
    path: '/profile-selector',
    steps: [
      ['by PIN', inTurn(press('Cerrar Sesión'), said('Para cerrar la sesión de la familia'))],
      ['by password', inTurn(press('Usar mi contraseña'), said(/para cerrar la sesión de la familia/))],
    ],
  },
];

export const childDialogs = (childId: string): readonly DialogsToSee[] => [
  { name: 'the own world', path: `/child-dashboard/${childId}?personalize=1`, steps: [['open', opened]] },
  {
    name: 'the surprises',
    path: `/child-dashboard/${childId}`,
    steps: [['open', inTurn(press(/^Tienes/), opened)]],
  },
  {
    name: 'the note to an activity',
    path: `/child-dashboard/${childId}/agenda`,
    steps: [['open', inTurn(press(/^Hecho: 50 /), opened)]],
  },
  {
    name: 'the prize of a goal',
    path: `/child-dashboard/${childId}/goals`,
    steps: [['open', inTurn(press(/^Canjear/), opened)]],
  },
  {
    name: 'a reward',
    path: `/child-dashboard/${childId}/rewards`,
    steps: [
      ['that is redeemed', inTurn(press(/^Canjear/), opened)],
      ['that is taken back', inTurn(close, press(/^Cancelar:/), opened)],
    ],
  },
];

export const childPopups = (childId: string): readonly PopupToSee[] => [
  ['the bell', `/child-dashboard/${childId}`, { popup: '.bell-pop', open: press(/^Notificaciones/) }],
];
