import { describe, expect, test } from '@jest/globals';

import { ideaAges, ideaTopics, saveIdea } from '@alcancia/contracts/assistant';

import { hasNothingUnfit } from '../../safety/fit-for-children.policy.js';
import { officialIdeas } from './index.js';

test('there are at least sixty, three for each topic and age, each with a name and a title of its own', () => {
  expect(officialIdeas.length).toBeGreaterThanOrEqual(60);
  for (const field of ['key', 'title'] as const)
    expect(new Set(officialIdeas.map((idea) => idea[field])).size).toBe(officialIdeas.length);
  for (const topic of ideaTopics)
    for (const age of ideaAges) {
      const fitting = officialIdeas.filter((idea) => idea.topic === topic && idea.ageRange === age);
      expect({ topic, age, ideas: fitting.length }).toEqual({ topic, age, ideas: 3 });
    }
});

describe.each(officialIdeas.map((idea) => [idea.key, idea] as const))('%s', (_key, idea) => {
  test('can be kept as it is, and a child may read it', () => {
    expect(saveIdea.input.safeParse(idea).error).toBeUndefined();
    expect(hasNothingUnfit([idea.title, idea.body, ...idea.materials, ...idea.steps].join('\n'))).toBe(true);
  });

  test('says something, and how to begin', () => {
    expect(idea.body.length).toBeGreaterThan(150);
    expect(idea.steps.length).toBeGreaterThanOrEqual(3);
    // Infinitives, so that it reads alike in Spain and in America.
    expect(idea.body).not.toMatch(/\b(vosotros|ustedes|tienes que|debes)\b/i);
  });
});
