import type { Page } from 'playwright-core';

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
/** The form has closed; one that stays says what is wrong with it. */
async function saved(page: Page): Promise<void> {
  const form = page.getByRole('dialog');
  await form.waitFor({ state: 'detached' }).catch(async (error: unknown) => {
    throw new Error(`The form stayed open: ${await form.innerText()}`, { cause: error });
  });
}

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
}

export async function addChild(page: Page, name: string): Promise<void> {
  await page.goto('/children?new=1');
  await fill(page, 'Nombre', name);
  await page.getByLabel('Mes de nacimiento').selectOption({ label: 'mayo' });
  await page.getByLabel('Año', { exact: true }).selectOption('2016');
  await save(page);
  await saved(page);
}

export async function addGoal(page: Page, title: string, prize: string): Promise<void> {
  await page.goto('/goals?new=1');
  await fill(page, 'Título', title);
  await fill(page, 'El premio', prize);
  await save(page);
  await saved(page);
}

export async function addActivity(page: Page, title: string, coins: number): Promise<void> {
  await page.goto('/activities');
  await page.getByRole('button', { name: 'Crear actividad' }).first().click();
  await fill(page, 'Título', title);
  await fill(page, 'Monedas', String(coins));
  await save(page);
  await saved(page);
}

export async function addReward(page: Page, title: string, cost: number): Promise<void> {
  await page.goto('/rewards');
  await page
    .getByRole('button', { name: /^Crear/ })
    .first()
    .click();
  await fill(page, 'Título', title);
  await fill(page, 'Cuesta, en Monedas', String(cost));
  await save(page);
  await saved(page);
}
