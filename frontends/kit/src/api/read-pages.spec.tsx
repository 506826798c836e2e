import { expect, test } from '@jest/globals';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { z } from 'zod';

import { defineRequest, people } from '@alcancia/contracts/define';

import { FakeApi, renderWithKit } from '../testing/index.js';
import { Part, SeeMore } from '../ui/index.js';
import { makeStale } from './make-stale.js';
import { readPages } from './read-pages.js';

const list = defineRequest('family.list-things', {
  http: 'GET /api/family/things',
  kind: 'read',
  access: people,
  topics: ['agenda'],
  input: z.object({ cursor: z.string().optional() }),
  output: z.object({ things: z.array(z.number()), nextCursor: z.string().nullable() }),
});

function Things() {
  const pages = useSuspenseInfiniteQuery(readPages(list, {}));
  return (
    <>
      <p>{pages.data.pages.flatMap(({ things }) => things).join(' ')}</p>
      <SeeMore pages={pages} />
    </>
  );
}

/** Three pages of two; `first` moves everything on. */
const aServer = () => {
  const state = { first: 1 };
  const api = new FakeApi().answer(list, ({ cursor }) => {
    const from = cursor === undefined ? state.first : Number(cursor);
    return { things: [from, from + 1], nextCursor: from + 2 < state.first + 6 ? String(from + 2) : null };
  });
  return { api, state };
};
const marksOf = (api: FakeApi) => api.asked.map(({ headers }) => headers.get('x-background'));

test('a list is read on page by page, and read again as one', async () => {
  const { api, state } = aServer();
  const { user, client } = renderWithKit(
    <Part>
      <Things />
    </Part>,
    { api },
  );
  const seeMore = () => screen.findByRole('button', { name: 'Ver más' });
  await user.click(await seeMore());
  await screen.findByText('1 2 3 4');

  // Something new stands before all: what follows begins where the new first page ends.
  state.first = 0;
  await makeStale(client, ['agenda'], { isBackground: true });
  await screen.findByText('0 1 2 3');
  expect(marksOf(api)).toEqual([null, null, '1', '1']);

  await user.click(await seeMore());
  await screen.findByText('0 1 2 3 4 5');
  expect(screen.queryByRole('button')).toBeNull();
  expect(marksOf(api).at(-1)).toBeNull();
});
