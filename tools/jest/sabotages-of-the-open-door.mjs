const affinity = 'services/marketing/src/affinity';
const proof = 'services/marketing/src/social-proof';

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
};
