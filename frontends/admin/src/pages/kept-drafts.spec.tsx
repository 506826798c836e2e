import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { type KeptPlan, listAllPlans } from '@alcancia/contracts/billing';
import { listAllActivityTemplates } from '@alcancia/contracts/family';
import { listLegalVersions, readNewestLegalText, whoAmI } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import LegalPage from './legal-page.js';
import PlansPage from './plans-page.js';
import TemplatesPage from './templates-page.js';

beforeEach(() => sessionStorage.clear());

const familia: KeptPlan = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Familia',
  slug: 'familia',
  description: 'Para criar en equipo.',
  features: [],
  isFeatured: true,
  featuredBadgeText: null,
  featuredOrder: 1,
  pricingOrder: 2,
  baseCurrency: 'USD',
  limits: { maxChildren: 6, maxGuardians: 3, maxDevices: -1 },
  isOnSale: true,
  version: 4,
  prices: [],
};
const text = { title: 'Términos de uso', version: '1.0', effectiveOn: '2026-11-21', summary: 'La primera.' };
const sections = [{ title: 'Planes', text: ['Hay tres.'], list: [] }];

const adultId = '00000000-0000-7000-8000-000000000003';
const ana: WhoAmI = {
  sessionId: '00000000-0000-7000-8000-000000000002',
  role: 'super_admin',
  profile: 'adult',
  household: null,
  active: { id: adultId, type: 'adult', displayName: 'Ana', avatarUrl: null },
  adult: null,
  limits: { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 },
};

/** A fresh page of the same tab. */
async function load(page: ReactNode, at: string) {
  cleanup();
  const api = new FakeApi()
    .answer(whoAmI, () => ana)
    .answer(listAllPlans, () => ({ plans: [familia] }))
    .answer(listAllActivityTemplates, () => ({ templates: [] }))
    .answer(listLegalVersions, () => ({
      versions: [{ ...text, document: 'terms' as const, isMaterial: true, isInForce: true }],
    }))
    .answer(readNewestLegalText, ({ document }) => ({ ...text, document, isMaterial: true, sections }));
  const path = at.split('?')[0] ?? at;
  const view = renderWithKit(page, { api, at, path, browser: new FakeBrowser().signedIn() });
  await waitFor(() => expect(view.session.snapshot().phase).toBe('here'));
}

test.each<[what: string, page: ReactNode, at: string, field: string, typed: string]>([
  ['a plan', <PlansPage key="plan" />, '/admin/plans?edit=familia', 'Nombre', 'Familia grande'],
  ['prices', <PlansPage key="prices" />, '/admin/plans?prices=familia', 'Precio mensual en USD', '7'],
  ['a template', <TemplatesPage key="template" />, '/admin/templates?new=1', 'Título', 'Barrer la entrada'],
  ['a legal text', <LegalPage key="legal" />, '/admin/legal?next=terms', 'Qué cambia', 'Hay cuatro planes.'],
])(
  'what was typed about %s is there after the page was loaded again',
  async (_, page, at, label, typed) => {
    const field = () =>
      screen.findByLabelText<HTMLInputElement>(label, {
        exact: false,
        selector: 'input:not([type=checkbox]), textarea',
      });
    await load(page, at);
    fireEvent.change(await field(), { target: { value: typed } });
    await load(page, at);
    await waitFor(async () => expect((await field()).value).toBe(typed));
    expect(screen.getByText('Aquí sigue lo que habías escrito.')).toBeTruthy();
  },
  60_000,
);
