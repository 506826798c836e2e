import { expect, test } from '@jest/globals';

import { aDevice, troublesOf } from './support/a-browser.js';
import { layoutFaultsOf } from './support/layout.js';
import { productInBrowser } from './support/product-in-browser.js';
import { Walker } from './support/walker.js';

const system = productInBrowser();
const email = 'laura@example.com';
const password = 'alcancia-rosa-7';

/** A tap or a screen more is a decision: the way gets no longer by itself. */
const most = { screens: 28, taps: 44, fields: 15 };

async function signsUp(walk: Walker): Promise<void> {
  await walk.sees('La alcancía que enseña a ahorrar');
  await walk.taps('link', 'Crear mi familia');
  await walk.sees('Crea tu familia');
  await walk.types('Nombre completo', 'Laura Méndez');
  await walk.types('Email', email);
  await walk.types('Contraseña', password);
  await walk.types('Confirmar contraseña', password);
  await walk.taps('checkbox', /mayor de 18/);
  await walk.taps('button', 'Crear cuenta');
  await walk.sees('Revisa tu correo');
  await walk.follows(walk.at.getByRole('link', { name: 'Abrir mi correo' }));
  await walk.taps('link', /Confirma tu cuenta/);
  await walk.at.frameLocator('iframe').getByRole('link', { name: 'Confirmar mi cuenta' }).tap();
  await walk.sees('¡Cuenta confirmada!');
  await walk.taps('link', 'Iniciar sesión');
  await walk.sees('Hola otra vez');
  expect(await walk.at.getByLabel('Email').inputValue()).toBe(email);
  await walk.types('Contraseña', password);
  await walk.taps('button', 'Iniciar sesión');
  await walk.sees('Cuéntanos de ti');
  await walk.types('Edad', '38');
  await walk.chooses('Género', 'Mujer');
  await walk.taps('radio', 'Madre');
  await walk.taps('button', 'Empezar');
}

/** A child, a goal and an activity, each where the one before said. */
async function prepares(walk: Walker): Promise<void> {
  await walk.sees(/, Laura$/);
  await walk.sees('Primeros pasos');
  await walk.taps('link', 'Agregar Primer Niño');
  await walk.sees('Agregar Niño');
  await walk.types('Nombre', 'Mateo');
  await walk.chooses('Mes de nacimiento', 'mayo');
  await walk.chooses('Año', '2019');
  await walk.taps('button', 'Guardar');
  await walk.sees('Mis Niños');
  await walk.takesNextStep('Pon una primera meta', 'Crear meta');
  await walk.sees('Nueva meta');
  await walk.types('Título', 'La bicicleta');
  await walk.types('El premio', 'La bicicleta azul');
  await walk.taps('button', 'Guardar');
  await walk.sees('Metas');
  await walk.takesNextStep('Crea una primera actividad', 'Crear actividad');
  await walk.sees('Nueva actividad');
  await walk.types('Título', 'Leer 20 minutos');
  await walk.taps('button', 'Guardar');
  await walk.sees('Actividades');
}

/** One password opens the device and the wizard; then the child is in its world and knows what to do. */
async function theChildDoesIt(walk: Walker): Promise<void> {
  await walk.takesNextStep(/^Ahora le toca a Mateo/, 'Dale la tablet a Mateo');
  await walk.sees('Autorizar este dispositivo');
  expect(await walk.at.getByRole('status', { name: 'Avisos' }).innerText()).toBe('');
  await walk.types('Contraseña', password);
  await walk.taps('button', 'Autorizar');
  await walk.sees('Dispositivo autorizado');
  await walk.taps('button', 'Continuar');
  await walk.sees('¡Hola, Mateo!');
  await walk.taps('button', 'Empezar');
  await walk.sees('Elige tu PIN');
  await walk.typesPin('2580');
  await walk.sees('Escríbelo otra vez');
  await walk.typesPin('2580');
  await walk.sees('Este es tu huevo');
  await walk.taps('button', 'Hecho: Leer 20 minutos');
  await walk.sees('¡Lo hiciste!');
  await walk.reads('Dale la tablet a un adulto para que lo vea: que toque «Cambiar Perfil».');
  await walk.taps('button', 'Cambiar Perfil');
}

async function theAdultApproves(walk: Walker): Promise<void> {
  await walk.sees('¿Quién está aquí?');
  await walk.taps('button', /^Laura/);
  await walk.types('Contraseña', password);
  await walk.taps('button', 'Entrar');
  await walk.sees('¿Quieres un PIN para entrar?');
  await walk.taps('button', 'Ahora no');
  await walk.sees('Tu familia va tomando forma');
  await walk.taps('link', 'Ver y aprobar');
  await walk.sees('Aprobaciones');
  await walk.taps('button', 'Aprobar');
  await walk.reads('+10 Puntos y +5 Monedas para Mateo');
}

async function theChildSeesIt(walk: Walker): Promise<void> {
  await walk.takesNextStep('Mateo ya ganó su primer premio: que entre y lo vea.', 'Dale la tablet a Mateo');
  await walk.sees('Hola, Mateo');
  await walk.typesPin('2580');
  await walk.sees('¡Hola, Mateo!');
  await walk.reads('5Monedas');
  await walk.taps('button', /^Tienes 2 sorpresas/);
  await walk.sees('¡Mira lo que lograste!');
  await walk.taps('button', '¡Qué bien!');
}

test('from sign-up to the first coin, whoever reads only what is on the screen knows what to do', async () => {
  const page = await (await aDevice(system.browser, system.origin, 'phone')).newPage();
  const walk = new Walker(page);
  await page.goto('/');
  const began = performance.now();
  await signsUp(walk);
  const troubles = troublesOf(walk.at);
  await prepares(walk);
  await theChildDoesIt(walk);
  await theAdultApproves(walk);
  await theChildSeesIt(walk);

  const { screens, taps, fields } = walk.effort;
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`Sign-up to first coin: ${screens} screens, ${taps} taps, ${fields} fields, ${seconds} s\n`);
  expect(screens).toBeLessThanOrEqual(most.screens);
  expect(taps).toBeLessThanOrEqual(most.taps);
  expect(fields).toBeLessThanOrEqual(most.fields);
  expect(troubles).toEqual([]);
  // The greeting lies over the page for a moment.
  await walk.at.locator('.toast').first().waitFor({ state: 'detached' });
  expect(await layoutFaultsOf(walk.at)).toEqual([]);
}, 300_000);
