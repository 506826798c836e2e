import { Inject } from '@nestjs/common';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { generatedDrafts, generateLandings, landingContent, type LandingContent } from '@alcancia/contracts/marketing';
import { type Caller, failure, Handles, LOG, type Logger, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { LandingEditing } from '../landings/landing-editing.store.js';
import { Landings } from '../landings/landings.store.js';
import { LandingWriter } from './landing-writer.client.js';
import { contentOf, draftIn, slugFrom } from './written-draft.policy.js';

type Output = OutputOf<typeof generateLandings>;

/** Has three pages drafted and puts them into the editor; what has no source is taken out, and nothing is published (G36). */
@UseCase()
export class GenerateLandings {
  constructor(
    @Inject(LOG) private readonly log: Logger,
    private readonly writer: LandingWriter,
    private readonly landings: Landings,
    private readonly editing: LandingEditing,
  ) {}

  @Handles(generateLandings)
  async execute(administrator: Caller, brief: InputOf<typeof generateLandings>, steps: Steps): Promise<Output> {
    const base = await steps.step('base', ({ em }) => this.landings.published(em, null));
    if (!base) throw failure('landing_writer_failed');
    const places = Array.from({ length: generatedDrafts }, (_, place) => place + 1);
    const asked = places.map((place) => this.writer.write(brief, place));
    // Each to its end: nothing is left under way where one of them fails.
    await Promise.allSettled(asked);
    const written = await Promise.all(asked);
    const pages = written.flatMap((text) => {
      const draft = draftIn(text);
      return draft ? [contentOf(draft, landingContent.parse(base))] : [];
    });
    if (pages.length < generatedDrafts) {
      this.log.warn('what the AI provider wrote is no draft');
      throw failure('landing_writer_failed');
    }
    const leftOut = pages.reduce((sum, page) => sum + page.leftOut, 0);
    return steps.step('keep', async (work) => ({
      drafts: await this.keep(
        work,
        administrator,
        slugFrom(brief.keyword),
        pages.map(({ content }) => content),
      ),
      leftOut,
    }));
  }

  private async keep(
    work: Work,
    administrator: Caller,
    slug: string,
    contents: readonly LandingContent[],
  ): Promise<Output['drafts']> {
    const drafts: Output['drafts'] = [];
    for (const content of contents) {
      const landingId = await this.editing.add(work, await this.editing.freeSlug(work, slug), content);
      this.editing.tell(work, administrator, null, await this.editing.one(work.em, landingId));
      drafts.push({ landingId, title: content.title });
    }
    return drafts;
  }
}
