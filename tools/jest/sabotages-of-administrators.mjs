const shell = 'frontends/shell/src';

/** Who runs the product: what opens for them, and what does not. */
export const sabotagesOfAdministrators = {
  'an administrator who opens rooms with the password that was given': {
    file: 'services/kit/src/caller.ts',
    from: "if (this.session.pendingSetup?.length !== 0) throw failure('administrator_not_set_up');",
    to: '',
    proof: 'services/kit/src/caller-of-administrators.spec.ts',
    noticedBy: 'identity.read-account-figures is open to who runs the product',
  },
  'a locked account that signs in': {
    file: 'services/identity/src/accounts/open-session.store.ts',
    from: "if (profile.lockedAt) return { problem: 'locked' };",
    to: '',
    proof: 'services/identity/src/held-accounts/held-accounts.int.spec.ts',
    noticedBy: 'a locked account is out at once and comes in no more, until it is unlocked',
  },
  'an act of an administrator that nobody can look up': {
    file: 'services/identity/src/audit/audit.store.ts',
    from: 'em.create(AuditEntry,',
    to: 'Object.is(AuditEntry,',
    proof: 'services/identity/src/held-accounts/held-accounts.int.spec.ts',
    noticedBy: 'all sessions of an account end, also while the issuer is away, and it may come in again',
  },
  'the bundle of administrators on everybody’s page': {
    file: `${shell}/find-page.ts`,
    from: "remotes.filter(({ name }) => (name === administration) === (who?.role === 'super_admin'));",
    to: 'remotes.filter(() => who !== undefined);',
    proof: `${shell}/pages/administrator.spec.tsx`,
    noticedBy: 'an adult finds no page of who runs the product',
  },
  'recovery codes that vanish with the last step': {
    file: `${shell}/pages/administrator-gate.tsx`,
    from: 'if (!isSettingUp && pendingSetup.length === 0) return children;',
    to: 'if (pendingSetup.length === 0) return children;',
    proof: `${shell}/pages/administrator.spec.tsx`,
    noticedBy: 'before anything else the account is set up',
  },
  'a plan that somebody else changed meanwhile': {
    file: 'services/billing/src/plans/plan-catalogue.store.ts',
    from: 'plan.version !== version',
    to: 'plan.version < version',
    proof: 'services/billing/src/plans/plan-catalogue.int.spec.ts',
    noticedBy: 'that is saved as it was tells nobody',
  },
  'other limits that nobody hears of': {
    file: 'services/billing/src/plans/plan-catalogue.store.ts',
    from: 'isOther ? 1 : 0',
    to: '0',
    proof: 'services/billing/src/plans/plan-catalogue.int.spec.ts',
    noticedBy: 'that allows something else is told',
  },
  'a price with decimals': {
    file: 'services/billing/src/plans/save-plan-prices.ts',
    from: 'if (broken >= 0) throw notWhole(broken);',
    to: '',
    proof: 'services/billing/src/plans/plan-catalogue.int.spec.ts',
    noticedBy: 'with decimals are refused',
  },
  'a free plan that costs': {
    file: 'services/billing/src/plans/save-plan-prices.ts',
    from: 'plan.slug === freeSlug && isCharged',
    to: 'false',
    proof: 'services/billing/src/plans/plan-catalogue.int.spec.ts',
    noticedBy: 'of the free plan are nothing',
  },
  'plans that the audit log does not know': {
    file: 'services/identity/src/audit/keep-when-plan-edited.handler.ts',
    from: "what === 'plan' ? 'plan_saved' : 'prices_saved'",
    to: "'plan_saved'",
    proof: 'services/identity/src/audit/audit-of-plans.int.spec.ts',
    noticedBy: 'what billing tells of a changed prices',
  },
  'a year that saves what it does not say': {
    file: 'frontends/admin/src/plans/prices-draft.ts',
    from: 'percent === promisedPercent ? null : percent',
    to: 'null',
    proof: 'frontends/admin/src/plans/prices-draft.spec.ts',
    noticedBy: 'a year saves less than promised',
  },
};
