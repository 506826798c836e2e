import { describe, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { z } from 'zod';

import { defineRequest, people } from '@alcancia/contracts/define';

import { FakeApi, renderWithKit } from '../testing/index.js';
import { makeStale } from './make-stale.js';
import { read } from './read.js';

const agenda = defineRequest('family.get-agenda', {
  http: 'GET /api/family/agenda',
  kind: 'read',
  access: people,
  topics: ['agenda'],
  input: z.object({}),
  output: z.object({ n: z.number() }),
});

const Agenda = () => <p>{`n = ${useQuery(read(agenda, {})).data?.n ?? '?'}`}</p>;

describe('makeStale', () => {
  it('marks the re-read of a live signal as background, and only that one', async () => {
    let n = 0;
    const { api, client } = renderWithKit(<Agenda />, { api: new FakeApi().answer(agenda, () => ({ n: ++n })) });
    await screen.findByText('n = 1');
    await makeStale(client, ['wallet'], { isBackground: true });
    await makeStale(client, ['agenda', 'wallet'], { isBackground: true });
    await screen.findByText('n = 2');
    await makeStale(client, ['agenda']);
    await screen.findByText('n = 3');
    expect(api.asked.map(({ headers }) => headers.get('x-background'))).toEqual([null, '1', null]);
  });
});
