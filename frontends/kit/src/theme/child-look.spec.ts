import { beforeEach, expect, test } from '@jest/globals';

import { keptLookOf, takeLookOff, wearLook } from './child-look.js';

const kept = () => JSON.parse(localStorage.getItem('alcancia.look') ?? '{}') as { now?: string };

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<style>[data-palette=sage-mint] { --p: #47766a; --bg: #e6f4ee }</style>';
  takeLookOff();
});

test('the world that is open gives the whole page its colours, and the next visit begins with them', () => {
  wearLook('mateo', { palette: 'sage-mint', cardDesign: 'ocean' });
  expect(document.documentElement.dataset['palette']).toBe('sage-mint');
  expect(kept()).toEqual({
    now: 'mateo',
    of: { mateo: { palette: 'sage-mint', cardDesign: 'ocean', ground: '#e6f4ee', paint: '#47766a' } },
  });
});

test('who leaves takes the colours along, and finds them again', () => {
  wearLook('mateo', { palette: 'sage-mint', cardDesign: 'ocean' });
  takeLookOff();
  expect(document.documentElement.dataset['palette']).toBeUndefined();
  expect(kept().now).toBeUndefined();
  expect(keptLookOf('mateo')).toMatchObject({ palette: 'sage-mint', cardDesign: 'ocean' });
  expect(keptLookOf('sofia')).toBeUndefined();
});

test('colours that are none are not kept, and what is kept in another shape counts as nothing', () => {
  wearLook('mateo', { palette: 'unknown', cardDesign: 'ocean' });
  expect(kept()).toEqual({});
  localStorage.setItem('alcancia.look', '{"of":');
  expect(keptLookOf('mateo')).toBeUndefined();
});
