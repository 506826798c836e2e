const affinity = 'services/marketing/src/affinity';
const landings = 'services/marketing/src/landings';
const editing = `${landings}/landing-editing.int.spec.ts`;
const proof = 'services/marketing/src/social-proof';
const heat = 'services/marketing/src/heatmap';
const ambassadors = 'services/marketing/src/ambassadors';

/** What visitors are promised, and the children of whom they hear (G38, G39). */
export const sabotagesOfTheOpenDoor = {
  'the consent before anything of a child is told': {
    file: `${proof}/live-proof.store.ts`,
    from: "if (expiresAt <= now || !(await this.consents.mayBeDone(em, childId, 'social_proof'))) return;",
    to: 'if (expiresAt <= now || this.consents === undefined) return;',
    proof: `${proof}/live-proof.int.spec.ts`,
    noticedBy: 'nothing is told of a child for whom it was not allowed',
  },
  'that a withdrawn consent takes away what was told': {
    file: `${proof}/untell-when-consents-changed.handler.ts`,
    from: "if (given['social_proof'] !== purposeVersions.social_proof)",
    to: "if (given['social_proof'] === purposeVersions.core + '!')",
    proof: `${proof}/live-proof.int.spec.ts`,
    noticedBy: 'withdrawn, it is gone within a minute',
  },
  'that consent is asked at every look': {
    file: `${proof}/live-proof.store.ts`,
    from: "k.child_id = e.child_id and k.given->>'social_proof' = ?)",
    to: "k.child_id = e.child_id and ? <> '')",
    proof: `${proof}/live-proof.int.spec.ts`,
    noticedBy: 'it is asked at every look',
  },
  'that answered questions stay': {
    file: `${affinity}/save-affinity-test.ts`,
    from: 'const isNew = test.isAnswered && hasOtherQuestions(test, fields);',
    to: 'const isNew = test.isAnswered && hasOtherQuestions(test, test);',
    proof: `${affinity}/affinity-tools.int.spec.ts`,
    noticedBy: 'once answered, other words stay in the edition',
  },
  'that a result is of the account that took it first': {
    file: `${affinity}/keep-affinity-result.ts`,
    from: 'and (user_id is null or user_id = ?) returning id',
    to: 'and ? is not null returning id',
    proof: `${affinity}/affinity-visitors.int.spec.ts`,
    noticedBy: 'an adult takes the own result into the account',
  },
  'the last range for what no range has': {
    file: 'contracts/src/marketing/affinity-score.ts',
    from: '?? ranges.at(-1);',
    to: '?? ranges.at(0);',
    proof: 'contracts/src/marketing/affinity-score.spec.ts',
    noticedBy: 'what no range has is in the last one',
  },
  'that nothing is counted before it is allowed': {
    file: 'frontends/shell/src/affinity/tell-affinity.ts',
    from: 'if (!test.analyticsEnabled || !mayMeasure()) return;',
    to: 'if (!test.analyticsEnabled) return;',
    proof: 'frontends/shell/src/pages/affinity-page.spec.tsx',
    noticedBy: 'nothing is counted before measuring is allowed',
  },
  'that a notice that cannot be read again leaves': {
    file: 'frontends/kit/src/social-proof/social-proof.ts',
    from: 'if (shown === undefined || !rotation.has(shown.id)) show();',
    to: 'if (shown === undefined) show();',
    proof: 'frontends/kit/src/social-proof/social-proof.spec.ts',
    noticedBy: 'what is withdrawn leaves',
  },
  'addresses that are the product’s': {
    file: `${landings}/landing-editing.store.ts`,
    from: "if (reserved.has(slug)) throw failure('landing_slug_reserved', { slug });",
    to: '',
    proof: editing,
    noticedBy: '"admin" is the product’s',
  },
  'the end of a preview': {
    file: `${landings}/preview-tokens.cipher.ts`,
    from: 'return now.getTime() < Number(until) ? landingId : null;',
    to: 'return landingId;',
    proof: editing,
    noticedBy: 'shows what is written to whoever has its address',
  },
  'a front page that is never none': {
    file: `${landings}/archive-landing.ts`,
    from: "if (before.isMain) throw failure('landing_is_main');",
    to: '',
    proof: editing,
    noticedBy: 'is swapped at once',
  },
  'where a moved page stood before': {
    file: `${landings}/landing-editing.store.ts`,
    from: 'if (hasMoved)',
    to: 'if (hasMoved && em === undefined)',
    proof: editing,
    noticedBy: 'changed, the former one leads to it',
  },
  'what visitors see until it is published anew': {
    file: `${landings}/landings.store.ts`,
    from: "where status = 'published' and ${slug === null",
    to: 'where draft is null and ${slug === null',
    proof: editing,
    noticedBy: 'is seen by nobody until it is published',
  },
  'the way from a former address': {
    file: 'gateway/src/web/landing.routes.ts',
    from: 'else if (page.movedTo !== null)',
    to: "else if (page.movedTo === '')",
    proof: 'gateway/src/web/landing.int.spec.ts',
    noticedBy: 'is led from where a page stood',
  },
  'a link that runs a script in the editor': {
    file: 'frontends/admin/src/landings/landing-problems.ts',
    from: 'pattern.test(typed.trim()) ? []',
    to: 'pattern.source.length > 0 && typed.length > 0 ? []',
    proof: 'frontends/admin/src/pages/landings-page.spec.tsx',
    noticedBy: 'A dónde lleva: "javascript',
  },
  'that nothing is counted of who is signed in': {
    file: `${heat}/note-touches.ts`,
    from: 'if (visitor.shape !== null || !isVisitSampled(visitId)) return {};',
    to: 'if (!isVisitSampled(visitId)) return {};',
    proof: `${heat}/heatmap.int.spec.ts`,
    noticedBy: 'of who is signed in',
  },
  'that four visits in five are left alone, whatever a browser says': {
    file: `${heat}/note-touches.ts`,
    from: 'if (visitor.shape !== null || !isVisitSampled(visitId)) return {};',
    to: 'if (visitor.shape !== null || visitId.length === 0) return {};',
    proof: `${heat}/heatmap.int.spec.ts`,
    noticedBy: 'of a visit that is none of the five',
  },
  'how much one visit can do': {
    file: `${heat}/touches.store.ts`,
    from: 'if (!before || before.touches + touches.length > mostTouchesOfVisit) return;',
    to: 'if (!before || touches.length > mostTouchesOfVisit) return;',
    proof: `${heat}/heatmap.int.spec.ts`,
    noticedBy: 'beyond what one visit can do',
  },
  'that parts of a refund take back no more than was earned': {
    file: `${ambassadors}/take-back-when-payment-refunded.handler.ts`,
    from: 'Math.min(takenBackOf(owed.amountCents, refundedCents, paidCents), owed.amountCents - before)',
    to: 'takenBackOf(owed.amountCents, refundedCents, paidCents) + before * 0',
    proof: `${ambassadors}/refunds.int.spec.ts`,
    noticedBy: 'parts never take back more than was earned',
  },
  'that a refund waits for its payment': {
    file: 'services/billing/src/invoices/invoices.store.ts',
    from: 'await this.refunds.tell(work, payment.transactionId);',
    to: 'await this.refunds.tell(work, at);',
    proof: 'services/billing/src/invoices/refunds.int.spec.ts',
    noticedBy: 'what goes back waits for its payment, where it is heard first',
  },
  'that a visitor always sees the same half': {
    file: 'gateway/src/web/landing-pages.ts',
    from: "halfOf(`${slug ?? ''} ${visitor}`) === 'B'",
    to: "halfOf(`${slug ?? ''} ${visitor} ${randomUUID()}`) === 'B'",
    proof: 'gateway/src/web/landing-parts.int.spec.ts',
    noticedBy: 'a visitor gets the same half of a page that has two',
  },
  'that a figure without a source is taken out of a draft': {
    file: 'services/marketing/src/generation/written-draft.policy.ts',
    from: "sentences.filter((sentence) => !claims.test(sentence.replaceAll(ages, 'edades')))",
    to: "sentences.filter((sentence) => sentence.replaceAll(ages, '') !== claims.source)",
    proof: 'services/marketing/src/generation/generation.int.spec.ts',
    noticedBy: 'a figure that the model made up is taken out',
  },
};
