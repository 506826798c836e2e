import { beforeAll, beforeEach, describe } from '@jest/globals';
import type { Page } from 'playwright-core';

import { authorizeDevice, setChildPin, setOwnPin } from '@alcancia/contracts/identity';

import { aDevice } from './support/a-browser.js';
import { type Family, aFamily, mateo } from './support/a-family.js';
import { answerWith, cut } from './support/answers.js';
import { type Message, sayEach } from './support/messages.js';
import { laura, signIn, typePin } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
let family: Family;
let page: Page;

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
  ({ page } = family);
});
beforeEach(() => page.goto('/profile-selector'));

const field = (label: string) => page.getByLabel(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
const givePassword = async (password: string, button: string) => {
  await field('Contraseña').fill(password);
  await press(button);
};
const asAdult = async (password: string) => {
  await open(laura.displayName);
  await givePassword(password, 'Entrar');
};
const onDevice = async (password: string) => {
  await open(mateo.name);
  await givePassword(password, 'Autorizar');
};
const whileCut = async (address: string, act: () => Promise<unknown>) => {
  await cut(page, address);
  await act();
};
const toNewPin = async () => {
  await open(mateo.name);
  await press('Empezar');
  await field('Escribe tu contraseña de adulto').fill(laura.password);
  await press('Continuar');
  await page.getByRole('heading', { name: 'Elige tu PIN' }).waitFor();
  await typePin(page, mateo.pin);
  await page.getByRole('heading', { name: 'Escríbelo otra vez' }).waitFor();
};

const adultRows: readonly Message[] = [
  [
    'a bell without notices',
    ['No hay notificaciones'],
    async () => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Notificaciones' }).click();
    },
  ],
  ['a short adult password', ['Contraseña incorrecta', 'Por favor intenta de nuevo'], () => asAdult('corta')],
  [
    'the next try within two seconds',
    ['Espera un momento', 'Espera 2 segundos entre intentos'],
    async () => {
      await asAdult('corta');
      await press('Entrar');
    },
  ],
  [
    'too many passwords',
    ['Demasiados intentos', 'Espera 60 segundos antes de intentar nuevamente'],
    async () => {
      await answerWith(page, '**/choose-adult', 'adult_password_limited');
      await asAdult('no-es-la-clave');
    },
  ],
  [
    'one more after that',
    ['Límite alcanzado', 'Espera 60 segundos antes de intentar nuevamente'],
    async () => {
      await answerWith(page, '**/choose-adult', 'adult_password_limited');
      await asAdult('no-es-la-clave');
      await page.getByText('Demasiados intentos').waitFor();
      await press('Entrar');
    },
  ],
  [
    'a switch on a broken line',
    ['Error', 'No se pudo cambiar de perfil'],
    () => whileCut('**/choose-adult', () => asAdult(laura.password)),
  ],
];
sayEach(adultRows, () => page);

const deviceRows: readonly Message[] = [
  [
    'a check of the device on a broken line',
    ['Error al verificar límite de dispositivos'],
    () => whileCut('**/devices/check', () => open(mateo.name)),
  ],
  ['a wrong password for the device', ['Contraseña incorrecta'], () => onDevice('no-es-la-clave')],
  [
    'the next try for the device within two seconds',
    ['Espera 2 segundos entre intentos'],
    async () => {
      await answerWith(page, '**/api/identity/adult-proofs', 'adult_password_wrong');
      await onDevice('no-es-la-clave');
      await page.getByText('Contraseña incorrecta').waitFor();
      await press('Autorizar');
    },
  ],
  [
    'too many passwords for the device',
    ['Demasiados intentos de inicio de sesión. Espera 60 segundos.'],
    async () => {
      await answerWith(page, '**/api/identity/adult-proofs', 'adult_password_limited');
      await onDevice('no-es-la-clave');
    },
  ],
  [
    'one more for the device after that',
    ['Espera 60 segundos antes de intentar nuevamente'],
    async () => {
      await answerWith(page, '**/api/identity/adult-proofs', 'adult_password_limited');
      await onDevice('no-es-la-clave');
      await page.getByText('Demasiados intentos de inicio de sesión. Espera 60 segundos.').waitFor();
      await press('Autorizar');
    },
  ],
  [
    'a device that cannot be told',
    ['No se pudo detectar el dispositivo'],
    async () => {
      await answerWith(page, '**/api/identity/devices', 'device_unknown');
      await onDevice(laura.password);
    },
  ],
  [
    'authorising on a broken line',
    ['No se pudo autorizar el dispositivo'],
    () => whileCut('**/api/identity/devices', () => onDevice(laura.password)),
  ],
  ['a device that is let in', ['Dispositivo autorizado', '1 de 3 dispositivos en uso'], () => onDevice(laura.password)],
];
sayEach(deviceRows, () => page);

const pinRows: readonly Message[] = [
  [
    'two different PINs',
    ['Los PINs no coinciden'],
    async () => {
      await toNewPin();
      await typePin(page, '1470');
    },
  ],
  [
    'a new PIN on a broken line',
    ['No se pudo crear el PIN. Intenta de nuevo.'],
    async () => {
      await cut(page, '**/pin');
      await toNewPin();
      await typePin(page, mateo.pin);
    },
  ],
];
sayEach(pinRows, () => page);

describe('with a PIN', () => {
  beforeAll(async () => {
    const proof = { password: laura.password };
    await family.asLaura(setChildPin, { childId: family.childId, pin: mateo.pin, proof });
    await family.asLaura(setOwnPin, { pin: '7419', proof });
  });

  const pinOf = async (name: string, pin: string) => {
    await open(name);
    await typePin(page, pin);
  };
  const pins: readonly Message[] = [
    ['a first wrong PIN of a child', ['PIN incorrecto', 'Te quedan 2 intentos'], () => pinOf(mateo.name, '0001')],
    ['a second one', ['PIN incorrecto', 'Te quedan 1 intentos'], () => pinOf(mateo.name, '0002')],
    [
      'a third one',
      ['PIN bloqueado', 'Demasiados intentos. Intenta en 5 minutos o pide ayuda a un adulto'],
      () => pinOf(mateo.name, '0003'),
    ],
    ['a locked PIN of a child', ['PIN bloqueado', 'Intenta de nuevo en 5 minutos'], () => open(mateo.name)],
    ['a wrong PIN of an adult', ['PIN incorrecto', 'Intenta de nuevo'], () => pinOf(laura.displayName, '0001')],
    [
      'a PIN of an adult on a broken line',
      ['No se pudo verificar el PIN'],
      () => whileCut('**/choose-adult', () => pinOf(laura.displayName, '7419')),
    ],
    ['the right PIN of an adult', ['Hola Laura'], () => pinOf(laura.displayName, '7419')],
  ];
  sayEach(pins, () => page);
});

describe('when the plan has no room for another device', () => {
  let other: Page;
  beforeAll(async () => {
    const device = { childId: family.childId, type: 'tablet', userAgent: 'x', screen: '1x1' } as const;
    for (const key of ['a', 'b'])
      await family.asLaura(authorizeDevice, { ...device, fingerprint: key.repeat(32), password: laura.password });
    other = await (await aDevice(system.browser, system.origin, 'phone', { isStill: true })).newPage();
    await signIn(other, laura);
  });

  const full: readonly Message[] = [
    [
      'a fourth device',
      ['Llegaste al límite', '3 de 3 dispositivos en uso', 'Ver dispositivos'],
      () => other.getByRole('button', { name: new RegExp(`^${mateo.name}`) }).click(),
    ],
  ];
  sayEach(full, () => other);
});
