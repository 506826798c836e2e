import type { Page } from 'playwright-core';

export interface Adult {
  readonly fullName: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

export const laura: Adult = {
  fullName: 'Laura Méndez',
  displayName: 'Laura',
  email: 'laura@example.com',
  password: 'alcancia-rosa-7',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export async function signUp(page: Page, { fullName, email, password }: Adult): Promise<void> {
  await page.goto('/auth?tab=signup');
  await field(page, 'Nombre completo').fill(fullName);
  await field(page, 'Email').fill(email);
  await field(page, 'Contraseña').fill(password);
  await field(page, 'Confirmar contraseña').fill(password);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
  await page.getByRole('dialog', { name: 'Revisa tu correo' }).waitFor();
}

/** Opens the newest e-mail in the mailbox and follows its button. */
export async function followNewestMail(page: Page, button: string): Promise<void> {
  await page.goto('/buzon');
  await page.getByRole('listitem').first().getByRole('link').click();
  await page.frameLocator('iframe').getByRole('link', { name: button }).click();
}

export async function confirmAccount(page: Page): Promise<void> {
  await followNewestMail(page, 'Confirmar mi cuenta');
  await page.getByText('¡Cuenta confirmada!').waitFor();
}

export async function signIn(page: Page, { email, password }: Pick<Adult, 'email' | 'password'>): Promise<void> {
  await page.goto('/auth?tab=signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

/** `next`: where it leads, which is home unless something waits. */
export async function tellAboutOneself(page: Page, { displayName }: Adult, next = '**/dashboard'): Promise<void> {
  await page.waitForURL('**/onboarding');
  await field(page, '¿Cómo te llaman?').fill(displayName);
  await field(page, 'Edad').fill('38');
  await field(page, 'Género').selectOption({ label: 'Mujer' });
  await field(page, 'País').selectOption({ label: 'México' });
  await page.getByRole('radio', { name: 'Madre' }).check({ force: true });
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.waitForURL(next);
}

/** From nothing to the dashboard. */
export async function arrive(page: Page, adult: Adult): Promise<void> {
  await signUp(page, adult);
  await confirmAccount(page);
  await signIn(page, adult);
  await tellAboutOneself(page, adult);
}

/** Through '¿Quién está aquí?' with the password. */
export async function enterAsAdult(page: Page, { displayName, password }: Adult): Promise<void> {
  await page.waitForURL('**/profile-selector');
  await page.getByRole('button', { name: new RegExp(`^${displayName}`) }).click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Contraseña').fill(password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click();
}

/** The first time on a device: an adult allows it, and the child makes its PIN. */
export async function enterAsChildForTheFirstTime(
  page: Page,
  adult: Adult,
  child: { readonly name: string; readonly pin: string },
): Promise<void> {
  await page.waitForURL('**/profile-selector');
  await page.getByRole('button', { name: new RegExp(`^${child.name}`) }).click();
  await field(page, 'Contraseña').fill(adult.password);
  await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  await page.getByRole('heading', { name: 'Elige tu PIN' }).waitFor();
  await typePin(page, child.pin);
  await page.getByRole('heading', { name: 'Escríbelo otra vez' }).waitFor();
  await typePin(page, child.pin);
  await page.waitForURL('**/child-dashboard/*');
}

export async function changeProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de / }).click();
  await page
    .getByRole('button', { name: 'Cambiar Perfil' })
    .or(page.getByRole('menuitem', { name: 'Cambiar Perfil' }))
    .click();
}

/** The first time on a device, for a child that has its PIN. */
export async function enterAsKnownChild(
  page: Page,
  adult: Pick<Adult, 'password'>,
  child: { readonly name: string; readonly pin: string },
): Promise<void> {
  await page.waitForURL('**/profile-selector');
  await page.getByRole('button', { name: new RegExp(`^${child.name}`) }).click();
  await field(page, 'Contraseña').fill(adult.password);
  await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await typePin(page, child.pin);
  await page.waitForURL('**/child-dashboard/*');
}
