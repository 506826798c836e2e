import { describe, expect, test } from '@jest/globals';

import { ownPath } from './own-path.js';

const origin = 'https://alcancia.example';

describe('the link of a notification', () => {
  test('a path of our own origin is kept with its query and place', () => {
    expect(ownPath('/settings?tab=devices#top', origin)).toBe('/settings?tab=devices#top');
  });

  test.each([
    undefined,
    '',
    'settings',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('%p leads nowhere', (link) => {
    expect(ownPath(link, origin)).toBeNull();
  });
});
