import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { knowledgeEdited } from '@alcancia/contracts/assistant';
import { type AuditAct, listAuditLog } from '@alcancia/contracts/identity';
import { affinityTestEdited, ambassadorEdited, landingEdited, socialProofEdited } from '@alcancia/contracts/marketing';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { identityEnv } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

const by = { byId: randomUUID(), userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const entriesOf = async (act: AuditAct) => (await service.ask(listAuditLog, anAdministrator(), { act })).entries;

test('what was changed of the affinity test is kept with its edition', async () => {
  const edit = { before: { title: 'Antes' }, after: { title: 'Después' } };
  await service.tell(affinityTestEdited, { testId: randomUUID(), edition: 2, ...by, ...edit });
  expect(await entriesOf('affinity_test_saved')).toMatchObject([
    {
      laterAct: 'affinity_test_saved',
      before: edit.before,
      after: { edition: 'Edición 2', title: 'Después' },
      browser: 'Firefox',
    },
  ]);
});

test('what was written for social proof is kept, and the switch too', async () => {
  const edit = { before: { onlyReal: 'off' }, after: { onlyReal: 'on' } };
  await service.tell(socialProofEdited, { proofId: randomUUID(), ...by, ...edit });
  expect(await entriesOf('social_proof_saved')).toMatchObject([{ laterAct: 'social_proof_saved', ...edit }]);
});

test('what was written of a landing page is kept with its title', async () => {
  const edit = { before: { status: 'draft' }, after: { landing: 'Verano', status: 'published' } };
  await service.tell(landingEdited, { landingId: randomUUID(), title: 'Verano', ...by, ...edit });
  expect(await entriesOf('landing_saved')).toMatchObject([{ laterAct: 'landing_saved', ...edit }]);
});

test('what was decided on an ambassador is kept with the code, which names nobody', async () => {
  const edit = { before: { status: 'solicitado' }, after: { status: 'aprobado' } };
  await service.tell(ambassadorEdited, { ambassadorId: randomUUID(), code: 'ABCD2345', ...by, ...edit });
  expect(await entriesOf('ambassador_saved')).toMatchObject([
    { laterAct: 'ambassador_saved', before: edit.before, after: { ambassador: 'ABCD2345', ...edit.after } },
  ]);
});

test('what was saved of a verified answer is kept with its question', async () => {
  const verifiedQuestion = '¿Cómo creo una meta?';
  const edit = { before: { status: 'published' }, after: { verifiedQuestion, status: 'archived' } };
  await service.tell(knowledgeEdited, { entryId: randomUUID(), version: 2, ...by, ...edit });
  expect(await entriesOf('knowledge_saved')).toMatchObject([{ laterAct: 'knowledge_saved', ...edit }]);
});
