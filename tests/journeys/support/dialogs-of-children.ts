import { close, fill, inTurn, opened, press, said, titled, type } from './acts.js';
import type { DialogsToSee, PopupToSee } from './dialogs.js';
import { laura } from './people.js';

/** '¿Quién está aquí?': a child without a PIN. */
export const selectorDialogs = (child: string): readonly DialogsToSee[] => [
  {
    name: 'a child’s first PIN',
    path: '/profile-selector',
    steps: [
      ['a device', inTurn(press(new RegExp(`^${child}`)), titled('Autorizar este dispositivo'))],
      ['hello', inTurn(fill('Contraseña', laura.password), press('Autorizar'), press('Continuar'), said(/^¡Hola, /))],
      ['the PIN', inTurn(press('Empezar'), said('Elige tu PIN'))],
      ['a weak one', inTurn(type('1234'), said(/^Ese PIN es fácil/))],
      ['again', inTurn(press('Usar este de todos modos'), said('Escríbelo otra vez'))],
      ['another one', inTurn(type('4321'), said('Los PINs no coinciden'))],
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
