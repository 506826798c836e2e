import { expect, it } from '@jest/globals';

import { beyondLimit } from './places.policy.js';

const people = (...said: string[]) => said.map((id) => ({ id: id.replace('-', ''), isBeyond: id.startsWith('-') }));

it.each<[string, string[], number, string[], string[]]>([
  ['there is room for everybody', ['a', 'b'], 2, [], []],
  ['there is no limit', ['a', '-b', 'c'], -1, [], []],
  ['who came first keeps the place', ['a', 'b', 'c'], 2, [], ['c']],
  ['who had one keeps it', ['-a', 'b', 'c'], 2, [], ['a']],
  ['a place that is free goes to who came first', ['-a', 'b', '-c'], 2, [], ['c']],
  ['whom the owner names comes first', ['a', 'b', '-c'], 2, ['c'], ['b']],
  ['of more than there are places who came first counts', ['a', 'b', 'c'], 1, ['b', 'c'], ['c', 'a']],
])('%s', (_, said, limit, named, beyond) => {
  expect(beyondLimit(people(...said), limit, new Set(named))).toEqual(beyond);
});
