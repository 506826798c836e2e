import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router';

import {
  type KnowledgeFields,
  listKnowledge,
  readKnowledgeEntry,
  restoreKnowledge,
  upsertKnowledge,
} from '@alcancia/contracts/assistant';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import KnowledgePage from './knowledge-page.js';

const entryId = '00000000-0000-4000-8000-000000000001';
const otherId = '00000000-0000-4000-8000-000000000002';
const savedAt = '2026-11-26T10:00:00.000Z';
const goal: KnowledgeFields = {
  question: '¿Cómo creo una meta?',
  aliases: ['Crear metas'],
  answerHtml: '<p>En <strong>Metas</strong>.</p>',
  category: 'metas',
  ageRanges: ['adultos'],
  tags: [],
  status: 'published',
};
const row = { ...goal, entryId, version: 2, savedAt, savedBy: null };
const versions = [
  { number: 2, question: goal.question, savedAt, savedBy: entryId },
  { number: 1, question: '¿Cómo hago una meta?', savedAt, savedBy: null },
];

const page = (at: string) => {
  const api = new FakeApi()
    .answer(listKnowledge, () => ({ entries: [row, { ...row, entryId: otherId, question: '¿Y los retos?' }] }))
    .answer(readKnowledgeEntry, ({ entryId: asked }) => ({
      entry: { ...goal, entryId: asked, version: 2 },
      versions,
    }))
    .answer(upsertKnowledge, () => ({ entryId, version: 3 }))
    .answer(restoreKnowledge, () => ({ version: 3 }));
  return { api, at, path: '/admin/knowledge' };
};
const open = (at = '/admin/knowledge') => {
  const given = page(at);
  return { ...renderWithKit(<KnowledgePage />, given), api: given.api };
};
const field = { selector: 'input, textarea' };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, field), { target: { value } });
const asked = (api: FakeApi, { subject }: { subject: string }) =>
  api.asked.filter((one) => one.subject === subject).map((one) => one.input);

test('a question is found without its accents, and what it answers is changed as it reads', async () => {
  const { api, where } = open();
  await screen.findByText('¿Y los retos?');
  type('Buscar en las preguntas', 'como creo');
  expect(screen.queryByText('¿Y los retos?')).toBeNull();
  fireEvent.click(screen.getByLabelText('Editar «¿Cómo creo una meta?»'));
  expect(await screen.findByLabelText('Respuesta', field)).toHaveProperty('value', 'En **Metas**.');
  type('Respuesta', 'En **Metas**, así:\n- elige\n- guarda');
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Respuesta guardada en KB');
  expect(asked(api, upsertKnowledge)).toEqual([
    {
      ...goal,
      answerHtml: '<p>En <strong>Metas</strong>, así:</p><ul><li>elige</li><li>guarda</li></ul>',
      isOwn: false,
      entryId,
      version: 2,
    },
  ]);
  await waitFor(() => expect(where()).toBe('/admin/knowledge'));
}, 60_000);

test('a new one says what is missing', async () => {
  const { api } = open('/admin/knowledge?new=1');
  fireEvent.click(await screen.findByText('Guardar'));
  await screen.findByText('Escribe la pregunta, con 5 letras o más.');
  expect(screen.getByText('Escribe la respuesta.')).toBeTruthy();
  expect(asked(api, upsertKnowledge)).toEqual([]);
}, 60_000);

test('what the AI answered comes with its question', async () => {
  const kept = { question: '¿Por qué suben los precios?', answer: 'Porque sí.' };
  renderWithKit(
    <Routes>
      <Route path="/admin/knowledge" element={<KnowledgePage />} />
      <Route path="/assistant" element={<Navigate to="/admin/knowledge?new=1" state={kept} />} />
    </Routes>,
    { ...page('/assistant'), path: '*' },
  );
  expect(await screen.findByLabelText('Pregunta', field)).toHaveProperty('value', '¿Por qué suben los precios?');
  expect(screen.getByLabelText('Respuesta', field)).toHaveProperty('value', 'Porque sí.');
}, 60_000);

test.each([
  ['Unir con esa', { aliases: ['Crear metas', '¿Cómo empiezo una meta?'], entryId: otherId, version: 2 }],
  ['Guardar aparte', { question: '¿Cómo empiezo una meta?', aliases: [], answerHtml: '<p>Así.</p>' }],
])(
  'where another entry answers the same it is asked, and «%s» does that',
  async (choice, saved) => {
    const { api } = open('/admin/knowledge?new=1');
    let isFirst = true;
    api.answer(upsertKnowledge, () => {
      if (!isFirst) return { entryId, version: 1 };
      isFirst = false;
      const details = { entryId: otherId, question: goal.question, percent: 93 };
      throw new ApiError({ code: 'knowledge_too_similar', details });
    });
    await screen.findByLabelText('Pregunta', field);
    type('Pregunta', '¿Cómo empiezo una meta?');
    type('Respuesta', 'Así.');
    fireEvent.click(screen.getByText('Guardar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Esta pregunta ya tiene respuesta' }));
    dialog.getByText('Se parece en un 93 % a «¿Cómo creo una meta?».');
    expect(asked(api, upsertKnowledge)).toHaveLength(1);
    fireEvent.click(dialog.getByRole('button', { name: choice }));
    await screen.findByText('Respuesta guardada en KB');
    expect(asked(api, upsertKnowledge)[1]).toMatchObject({ ...saved, isOwn: true });
  },
  60_000,
);

test('an older version holds again after a question', async () => {
  const { api } = open(`/admin/knowledge?edit=${entryId}`);
  fireEvent.click(await screen.findByLabelText('Recuperar la versión 1'));
  expect(screen.queryByLabelText('Recuperar la versión 2')).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: '¿Recuperar la versión 1?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Recuperar' }));
  await screen.findByText('Vuelve a valer lo de antes');
  expect(asked(api, restoreKnowledge)).toEqual([{ entryId, version: 2, number: 1 }]);
}, 60_000);

test('what the server refuses is said', async () => {
  const { api } = open(`/admin/knowledge?edit=${entryId}`);
  api.answer(upsertKnowledge, () => {
    throw new ApiError({ code: 'changed_before' });
  });
  await screen.findByLabelText('Respuesta', field);
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Error al guardar en la KB');
  expect(asked(api, upsertKnowledge)).toHaveLength(1);
}, 60_000);
