import { type Act, choose, close, fill, inTurn, labelled, press, said, titled, type } from './acts.js';
import { adultNames } from './crowd.js';
import { laura } from './people.js';

/** One page and what opens on it, one after the other: each step is measured. */
export interface DialogsToSee {
  readonly name: string;
  readonly path: string;
  /** How wide the window is while the first step opens; 1280 px without it. */
  readonly openedAt?: 320;
  readonly steps: readonly (readonly [name: string, act: Act])[];
}

/** What pops up beside its button: by its name, page, opener and selector, and the widths between which it is there. */
export type PopupToSee = readonly [
  name: string,
  path: string,
  popup: { readonly popup: string; readonly open: Act; readonly from?: number; readonly below?: number },
];

/** Opens the menu of the first one in the list and picks an act. */
const pick = (name: string): Act =>
  inTurn(press(/^Opciones de/), async (page) => page.getByRole('menuitem', { name }).click());

const discard: Act = async (page) => {
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await question.getByRole('button', { name: 'Descartar' }).click();
  await page.locator('dialog[open]').last().waitFor({ state: 'detached' });
};

const checkedWithoutTitle = inTurn(press('Guardar'), said('Escribe un título.'));
const halfTyped = inTurn(
  fill('Título', 'Algo que se deja a medias'),
  press('Cancelar'),
  titled('¿Descartar los cambios?'),
);

const offers: readonly DialogsToSee[] = [
  {
    name: 'the form of an activity',
    path: '/activities?new=1',
    steps: [
      ['a new one', titled('Nueva actividad')],
      ['on some days, refused', inTurn(choose('Días de la semana'), checkedWithoutTitle)],
      ['that is left', halfTyped],
      ['an old one', inTurn(discard, pick('Editar'), titled('Editar actividad'))],
    ],
  },
  {
    name: 'the form of a goal',
    path: '/goals?new=1',
    openedAt: 320,
    steps: [
      // On a small screen the device's own calendar opens: none of ours would fit.
      ['a new one', inTurn(titled('Nueva meta'), async (page) => page.locator('input[type=date]').waitFor())],
      ['with coins, refused', inTurn(choose('Estrellas brillantes'), checkedWithoutTitle)],
      ['an old one', inTurn(halfTyped, discard, pick('Editar'), titled('Editar meta'))],
      ['with some activities', inTurn(choose('Elegir'), said('Elige las actividades'))],
    ],
  },
  {
    name: 'the form of a challenge',
    path: '/super-challenges?new=1',
    steps: [
      ['a new one', titled('Nuevo reto')],
      ['of one activity, refused', inTurn(choose('Una actividad'), press('Publicar'), said('Escribe un título.'))],
    ],
  },
  {
    name: 'an idea, from the wish to the activity',
    path: '/inspiraccion',
    steps: [
      ['three of ours', inTurn(press('Inspírame'), said('Tres ideas para hoy'))],
      ['one of them', inTurn(press(/minutos Alcancía$/), said('Paso a paso'))],
      ['kept', inTurn(press('Guardar'), said('¿Cómo salió?'))],
      ['to be shared', inTurn(press('Compartir'), titled('Compartir la idea'))],
    ],
  },
  {
    name: 'the form of an idea',
    path: '/inspiraccion?new=1',
    steps: [
      ['a new one', titled('Nueva idea')],
      ['refused', checkedWithoutTitle],
    ],
  },
  {
    name: 'the form of a reward',
    path: '/rewards?new=1',
    steps: [
      ['a new one', titled('Nueva recompensa')],
      ['counted, refused', inTurn(choose('Unas cuantas'), checkedWithoutTitle)],
      ['an old one', inTurn(halfTyped, discard, pick('Editar'), titled('Editar recompensa'))],
    ],
  },
];

const children = (childId: string): readonly DialogsToSee[] => [
  { name: 'the form of a new child', path: '/children?new=1', steps: [['open', titled('Agregar Niño')]] },
  {
    name: 'an invitation for a child',
    path: `/child/${childId}?tab=tutores&invite=1`,
    steps: [['open', titled('Invitar Tutor')]],
  },
  {
    name: 'the end of a child’s profile',
    path: `/child/${childId}?tab=privacidad`,
    steps: [
      ['what goes with it', inTurn(press(/^Borrar el perfil de/), titled(/^¿Borrar el perfil de/))],
      ['refused', inTurn(press('Borrar en 14 días'), said('Escribe tu contraseña'))],
    ],
  },
  {
    name: 'a child’s form and PIN',
    path: `/child/${childId}`,
    steps: [
      ['the form', inTurn(press('Editar perfil'), titled(/^Editar a/))],
      ['the proof', inTurn(close, press('Cambiar PIN'), titled(/^PIN de/))],
      ['the PIN', inTurn(fill('Tu contraseña', laura.password), press('Continuar'), said('Escribe el PIN nuevo'))],
      ['a weak one', inTurn(type('1234'), said(/^Ese PIN es fácil/))],
      ['two that differ', inTurn(type('4321'), said('Los PINs no coinciden'))],
      ['a PIN made anew', inTurn(close, press('Restablecer PIN'), titled(/^¿Restablecer el PIN/))],
    ],
  },
];

const decisions: DialogsToSee = {
  name: 'a decision',
  path: '/approvals',
  steps: [
    ['no', inTurn(press('Rechazar'), titled(/^¿Por qué no/))],
    ['no without a word', inTurn(press('Rechazar con este mensaje'), said('Escribe un mensaje para explicarlo.'))],
    ['yes to all', inTurn(close, press('Aprobar todas'), titled('¿Aprobar todas?'))],
  ],
};

const account: readonly DialogsToSee[] = [
  {
    name: 'the account',
    path: '/profile',
    steps: [
      ['a new password', inTurn(press(/^Contraseña/), titled('Cambiar contraseña'))],
      ['refused', inTurn(press('Cambiar contraseña'), said('Escribe tu contraseña actual'))],
      ['another e-mail', inTurn(close, press(/^Email/), titled('Cambiar email'))],
      ['refused', inTurn(press('Enviar enlace'), said('Escribe tu contraseña'))],
      ['the open sessions', inTurn(close, press(/^Sesiones/), titled('Sesiones abiertas'))],
      ['the end of all sessions', inTurn(press('Cerrar todas'), titled('¿Cerrar todas las sesiones?'))],
      ['the second step', inTurn(close, close, press(/^Verificación en dos pasos/), said('App de códigos'))],
      ['its proof', inTurn(press('Usar una app'), said('Primero, confirma que eres tú.'))],
      ['its picture', inTurn(fill('Tu contraseña', laura.password), press('Continuar'), titled('Escanea este código'))],
      ['its refusal', inTurn(press('Confirmar'), said('Escribe los 6 números'))],
      ['the proof for a PIN', inTurn(close, press('Crear PIN'), said('Primero, confirma que eres tú'))],
      ['the PIN', inTurn(fill('Contraseña', laura.password), press('Continuar'), said(/^Cuatro números que/))],
      ['a weak one', inTurn(type('1234'), said(/se adivina rápido/))],
      ['again', inTurn(press('Usar este de todos modos'), titled('Escríbelo otra vez'))],
      ['another one', inTurn(type('1235'), said('Los PINs no coinciden'))],
      ['the PIN of now', inTurn(type('1234'), said('Tu PIN está listo'), press('Cambiar PIN'), titled('Cambiar PIN'))],
    ],
  },
  {
    name: 'the end of the account',
    path: '/profile',
    steps: [
      ['what becomes of everybody', inTurn(press('Eliminar mi cuenta'), said(/^¿Qué pasa con/))],
      ['refused', inTurn(press('Eliminar en 14 días'), said('Elige qué pasa con los niños de tu familia.'))],
      [
        'somebody takes over',
        inTurn(choose(`Se hace cargo ${adultNames.displayName}`), said(/^Se lo preguntaremos a/)),
      ],
      ['nobody does', inTurn(choose('Se borran conmigo'), said(/se borran el mismo día/))],
    ],
  },
  {
    name: 'the family that passes',
    path: '/settings',
    steps: [
      ['to whom', inTurn(press('Pasar a otra persona'), titled('Pasar la familia'))],
      ['refused', inTurn(press('Enviar propuesta'), said('Elige a quién.'))],
      ['taken over', inTurn(close, press('Aceptar'), titled('¿Ser propietario de esta familia?'))],
    ],
  },
  {
    name: 'a device',
    path: '/settings?tab=devices',
    steps: [
      ['its end', inTurn(press(/^Revocar/), titled(/^¿Revocar/))],
      ['its name', inTurn(close, press(/^Cambiar nombre de/), labelled('Nombre del dispositivo'))],
    ],
  },
];

const invitations: DialogsToSee = {
  name: 'an invitation',
  path: '/invite-guardian',
  steps: [
    ['refused', inTurn(press('Enviar invitación'), said('Por favor ingresa un email válido'))],
    ['taken back', inTurn(pick('Cancelar invitación'), titled(/^¿Cancelar la invitación/))],
  ],
};

export const adultDialogs = (childId: string): readonly DialogsToSee[] => [
  ...children(childId),
  ...offers,
  decisions,
  ...account,
  invitations,
];

export const adultPopups: readonly PopupToSee[] = [
  ['the bell', '/dashboard', { popup: '.bell-pop', open: press(/^Notificaciones/) }],
  ['the menu of the person', '/dashboard', { popup: '.umenu', open: press(/^Menú de/) }],
  ['the menu of the phone', '/dashboard', { popup: 'dialog[open]', open: press('Menú'), below: 1000 }],
  ['the menu of an activity', '/activities', { popup: '.more-menu', open: press(/^Opciones de/) }],
  ['the menu of a goal', '/goals', { popup: '.more-menu', open: press(/^Opciones de/) }],
  ['the menu of a challenge', '/super-challenges', { popup: '.more-menu', open: press(/^Opciones de/) }],
  ['the menu of a reward', '/rewards', { popup: '.more-menu', open: press(/^Opciones de/) }],
  ['the menu of an invitation', '/invite-guardian', { popup: '.more-menu', open: press(/^Opciones de/) }],
  [
    'the calendar',
    '/goals?new=1',
    { popup: '.ant-picker-dropdown', open: async (page) => page.getByLabel(/^Hasta/).click(), from: 1000 },
  ],
  [
    'the time zones',
    '/settings',
    { popup: '.ant-select-dropdown', open: async (page) => page.getByLabel('Zona horaria').click() },
  ],
];
