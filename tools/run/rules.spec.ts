import { describe, expect, it } from '@jest/globals';

import { brokenCitations, brokenLinks, knownRules } from './rules.mjs';

const pages: Record<string, string> = {
  'docs/rules/behaviour.md': '## G9 Approvals\n',
  'docs/rules/quality.md': '### quality 11 Deadlines\n### F9 PostgreSQL restarts\n### M3 Coins\n',
  'docs/rules/product.md': '## spec 1 §5 Validation\n## spec 1 §9 Limits\n',
  'docs/house.md': '## 2. Ideas\n### 2.6 Access\n',
};
const known = knownRules((file: string) => pages[file] ?? '');

describe('a cited rule', () => {
  it.each([
    '/** The first decision wins (G9; F9, M3). */',
    '// at least six characters (spec 1 §5, §9)',
    '// read first (house §2.6, quality 11)',
    '/** One final frame (RFC 6455 §5.2). */',
  ])('stands in a page: %s', (line) => {
    expect(brokenCitations(line, known)).toEqual([]);
  });

  it.each([
    ['G99', '// as G99 says'],
    ['F77', '// survives F77'],
    ['quality 12', '// in one round trip (quality 12)'],
    ['spec 1 §8', '// its sentence (spec 1 §5, §8)'],
    ['house §7', '// lazily (house §7)'],
    ['§ without a page', '// counted (§4)'],
  ])('that no page holds is found: %s', (rule, line) => {
    expect(brokenCitations(line, known)).toEqual([rule]);
  });
});

describe('a link of a page', () => {
  const exists = (target: string) => ['docs/start.md', 'deploy/stack', 'README.md'].includes(target);

  it.each([
    '[a](start.md)',
    '[a](start.md#tests)',
    '[a](../deploy/stack)',
    '![a](../README.md)',
    '[a](https://a.example/b)',
    '[a](#here)',
  ])('leads somewhere: %s', (text) => {
    expect(brokenLinks('docs/operate.md', text, exists)).toEqual([]);
  });

  it('that leads nowhere is found', () => {
    expect(brokenLinks('docs/operate.md', '[a](start.md), [b](gone.md#x) and [c](../docs/away)', exists)).toEqual([
      'gone.md',
      '../docs/away',
    ]);
  });
});
