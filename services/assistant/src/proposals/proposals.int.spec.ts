import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { v7 } from 'uuid';

import { decideProposal, listConversation, type Proposal, respond } from '@alcancia/contracts/assistant';
import { proposalMs } from '@alcancia/contracts/assistant-limits';
import type { CallerShape } from '@alcancia/contracts/caller';
import { consentsChanged, readAge } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { aChild, anAdministrator, anAdult, aViewer, type TestService } from '@alcancia/server-kit/testing';

import { aChildToday, aFamilyThatAnswers, aWaitingRedemption } from '../../test/a-family-that-answers.js';
import { anAssistant } from '../../test/an-assistant.js';

const [anaId, mateoId] = [v7(), v7()];
const requestId = v7();
let service: TestService;
beforeAll(async () => {
  service = await anAssistant();
  await aFamilyThatAnswers(
    service,
    [aChildToday(anaId, 'Ana'), aChildToday(mateoId, 'Mateo')],
    [
      aWaitingRedemption({ requestId, childId: anaId, childName: 'Ana', title: 'Helado' }),
      aWaitingRedemption({ requestId: v7(), childId: mateoId, childName: 'Mateo', title: 'Cine', canDecide: false }),
      aWaitingRedemption({ requestId: v7(), childId: anaId, childName: 'Ana', title: 'Leer', kind: 'actividad' }),
    ],
  );
  const answer = { ok: true as const, data: { age: 8 }, isReplayed: false };
  await service.bus.serve(new Map([[readAge.subject, async () => answer]]));
});
afterAll(() => service.close());

const guardian = (): CallerShape => anAdult({ children: [anaId, mateoId] });
const ask = (question: string, adult = guardian()) => service.ask(respond, adult, { mode: 'guia', question });
async function proposedTo(adult: CallerShape, question = 'Crea la actividad «Barrer» para Ana'): Promise<Proposal> {
  const answer = await ask(question, adult);
  if (answer.kind !== 'proposal') throw new Error(`${answer.kind} was answered`);
  return answer.proposal;
}
const decide = (caller: CallerShape, { proposalId }: Proposal, decision: 'confirm' | 'deny') =>
  service.ask(decideProposal, caller, { proposalId, decision });

describe('what an adult asks to be done', () => {
  test.each<[string, string, Partial<Extract<Proposal['act'], { kind: 'actividad' }>['activity']>]>([
    [
      'Crea la actividad «Leer 20 minutos» para Ana y Mateo con 20 puntos todos los días',
      'Puedo crear «Leer 20 minutos» para Ana y Mateo, todos los días, por 20 puntos.',
      { points: 20, coinsCents: 0, childIds: [anaId, mateoId], schedule: { mode: 'diaria' } },
    ],
    [
      'agrega la tarea barrer para mateo los lunes y jueves por 1 moneda',
      'Puedo crear «Barrer» para Mateo, cada lunes y jueves, por 1 Moneda.',
      { points: 0, coinsCents: 100, childIds: [mateoId], schedule: { mode: 'dias_semana', weekdays: [1, 4] } },
    ],
    [
      'Crea la actividad «Barrer» para Ana',
      'Puedo crear «Barrer» para Ana, una vez, por 10 puntos y 5 Monedas.',
      { points: 10, coinsCents: 500, schedule: { mode: 'unica' } },
    ],
  ])('«%s» is proposed, and kept as what was said', async (question, message, activity) => {
    const adult = guardian();
    expect(await ask(question, adult)).toMatchObject({
      kind: 'proposal',
      message,
      proposal: { act: { kind: 'actividad', activity } },
    });
    expect((await service.ask(listConversation, adult, {})).messages.at(-1)).toMatchObject({
      source: 'plain',
      content: message,
    });
  });

  test('a redemption that waits is proposed to be approved', async () => {
    expect(await ask('Aprueba el canje del helado')).toMatchObject({
      kind: 'proposal',
      message: 'Puedo aprobar el canje de Ana: «Helado», por 15 Monedas.',
      proposal: { act: { kind: 'canje', requestId } },
    });
  });

  test.each([
    ['Crea la actividad «Barrer»', '¿Para quién? Dímelo otra vez con el nombre: Ana o Mateo.'],
    ['Crea la actividad «Barrer» para Ana con 900 puntos', expect.stringContaining('hasta 500 puntos')],
    ['Aprueba el canje', 'Hay varios canjes por aprobar: «Helado» de Ana y «Cine» de Mateo. Dime cuál.'],
    ['Aprueba el canje de Mateo', 'Eso lo decide otra persona de la familia para Mateo.'],
  ])('«%s» is answered in words', async (question, message) => {
    expect(await ask(question)).toEqual({ kind: 'fallback', message });
  });

  it('is not proposed to whoever may only look', async () => {
    expect(await ask('Crea la actividad «Barrer» para Ana', aViewer({ children: [anaId] }))).toEqual({
      kind: 'fallback',
      message: 'Eso lo decide otra persona de la familia para Ana.',
    });
  });
});

describe('a proposal', () => {
  it('is confirmed by a guardian within two minutes, once', async () => {
    const adult = guardian();
    const proposal = await proposedTo(adult);
    expect(Date.parse(proposal.expiresAt) - service.clock.now().getTime()).toBeLessThanOrEqual(proposalMs);
    await decide(adult, proposal, 'confirm');
    await decide(adult, proposal, 'confirm');
    await expect(decide(adult, proposal, 'deny')).rejects.toMatchObject({ code: 'proposal_decided' });
  });

  it('is confirmed by nobody after that', async () => {
    const adult = guardian();
    const proposal = await proposedTo(adult);
    service.clock.shift(proposalMs);
    await expect(decide(adult, proposal, 'confirm')).rejects.toMatchObject({ code: 'proposal_expired' });
  });

  it('is denied by whoever it concerns, and confirmed by nobody then', async () => {
    const adult = guardian();
    for (const who of [adult, aViewer({ children: [anaId] }), aChild(anaId)]) {
      const proposal = await proposedTo(adult);
      await decide(who, proposal, 'deny');
      await expect(decide(adult, proposal, 'confirm')).rejects.toMatchObject({ code: 'proposal_decided' });
    }
  });

  test.each<[string, () => CallerShape, string]>([
    ['who may only look', () => aViewer({ children: [anaId] }), 'not_permitted'],
    ['the child itself', () => aChild(anaId), 'not_permitted'],
    ['another family', () => anAdult({ children: [v7()] }), 'not_found'],
    ['a brother', () => aChild(mateoId), 'not_found'],
  ])('is not confirmed by %s', async (_who, who, code) => {
    const proposal = await proposedTo(guardian());
    await expect(decide(who(), proposal, 'confirm')).rejects.toMatchObject({ code });
  });

  it('is denied by nobody else', async () => {
    const adult = guardian();
    const proposal = await proposedTo(adult);
    for (const who of [anAdult({ children: [v7()] }), aChild(mateoId)])
      await expect(decide(who, proposal, 'deny')).rejects.toMatchObject({ code: 'not_found' });
    await decide(adult, proposal, 'confirm');
  });

  it('of whoever lost the rights in between is not confirmed', async () => {
    const adult = guardian();
    const proposal = await proposedTo(adult, 'Aprueba el canje del helado');
    const looking = { ...adult, children: aViewer({ children: [anaId] }).children };
    await expect(decide(looking, proposal, 'confirm')).rejects.toMatchObject({ code: 'not_permitted' });
  });

  it('raced by a yes and a no is decided once', async () => {
    const adult = guardian();
    const proposal = await proposedTo(adult);
    const outcomes = await Promise.allSettled([
      decide(adult, proposal, 'confirm'),
      decide(aChild(anaId), proposal, 'deny'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('to whoever may do nothing', () => {
  it('nothing is proposed: a child is told who can', async () => {
    const childId = v7();
    const given = { assistant: purposeVersions.assistant };
    await service.tell(consentsChanged, { childId, familyId: v7(), given }, { sequence: 1 });
    for (const question of ['Crea la actividad «Barrer»', 'Aprueba el canje del helado'])
      expect(await ask(question, aChild(childId))).toEqual({
        kind: 'fallback',
        message: 'Eso no lo hago yo. Pídeselo a un adulto de tu familia.',
      });
  });

  it('nothing is proposed: who runs the product has no family', async () => {
    expect(await ask('Crea la actividad «Barrer» para Ana', anAdministrator())).toMatchObject({ kind: 'fallback' });
  });
});
