import { dice, Spelling, type Term, termsOf, trigramsOf, weakWeight } from './spanish-words.policy.js';

/** An entry as it is searched: its question and the same in other words. */
export interface Searched {
  readonly id: string;
  readonly phrasings: readonly string[];
}

export interface Found {
  readonly id: string;
  /** From 0 to 1: how probable it is that this entry answers the question. */
  readonly similarity: number;
}

/** Fitted by logistic regression on one half of the labelled questions; the other half tells how well (similarity.spec.ts). */
const fitted = { intercept: -1.95, score: 7.03, margin: 1.54, unknown: -4.72, marginCap: 0.3 } as const;

const cosineShare = 0.75;

interface Phrasing {
  readonly id: string;
  readonly terms: readonly Term[];
  readonly trigrams: ReadonlySet<string>;
}

/** Finds entries by meaning: stems and synonyms weighed by how rare they are, and letters for what is misspelt. */
export class Similarity {
  private readonly phrasings: readonly Phrasing[];
  private readonly weights = new Map<string, number>();
  private readonly rarest: number;
  private readonly spelling: Spelling;

  constructor(entries: readonly Searched[]) {
    this.spelling = new Spelling(entries.flatMap(({ phrasings }) => phrasings));
    this.phrasings = entries.flatMap(({ id, phrasings }) =>
      phrasings.map((text) => ({ id, terms: termsOf(text), trigrams: trigramsOf(text) })),
    );
    const entriesWith = new Map<string, Set<string>>();
    for (const { id, terms } of this.phrasings)
      for (const { stem } of terms) entriesWith.set(stem, (entriesWith.get(stem) ?? new Set()).add(id));
    this.rarest = Math.log(1 + entries.length);
    for (const [stem, ids] of entriesWith) this.weights.set(stem, Math.log(1 + entries.length / ids.size));
  }

  /** The entries that fit best, the best first. */
  find(question: string, most: number): readonly Found[] {
    const asked = termsOf(question, this.spelling);
    const letters = trigramsOf(question);
    const best = new Map<string, number>();
    for (const phrasing of this.phrasings) {
      const score = this.scoreOf(asked, letters, phrasing);
      if (score > (best.get(phrasing.id) ?? 0)) best.set(phrasing.id, score);
    }
    const ranked = [...best].toSorted(([, one], [, other]) => other - one);
    const unknown = this.unknownShare(asked);
    return ranked.slice(0, most).map(([id, score], place) => {
      const [, rival = 0] = ranked[place === 0 ? 1 : 0] ?? [];
      const margin = Math.min(score - rival, fitted.marginCap);
      const logit =
        fitted.intercept + fitted.score * score + fitted.margin * Math.max(margin, 0) + fitted.unknown * unknown;
      return { id, similarity: 1 / (1 + Math.exp(-logit)) };
    });
  }

  private scoreOf(asked: readonly Term[], letters: ReadonlySet<string>, phrasing: Phrasing): number {
    const common = asked.filter(({ stem }) => phrasing.terms.some((term) => term.stem === stem));
    const norm = Math.sqrt(this.squares(asked) * this.squares(phrasing.terms));
    const cosine = norm === 0 ? 0 : this.squares(common) / norm;
    return cosineShare * cosine + (1 - cosineShare) * dice(letters, phrasing.trigrams);
  }

  /** The part of the words of the matter that no entry knows, not even misspelt. */
  private unknownShare(asked: readonly Term[]): number {
    const strong = asked.filter(({ isWeak }) => !isWeak);
    if (strong.length === 0) return 1;
    return strong.filter(({ stem }) => !this.weights.has(stem)).length / strong.length;
  }

  /** A word that no entry has weighs most. */
  private weightOf({ stem, isWeak }: Term): number {
    return (this.weights.get(stem) ?? this.rarest) * (isWeak ? weakWeight : 1);
  }

  private squares(terms: readonly Term[]): number {
    return terms.reduce((sum, term) => sum + this.weightOf(term) ** 2, 0);
  }
}
