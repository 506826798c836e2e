const identity = 'services/identity/src/flags';
const kept = `${identity}/flags.int.spec.ts`;
const page = 'frontends/admin/src/pages/flags-page.spec.tsx';

/** Sections that are switched off for everybody: refused, told, looked up, and never by a slip. */
export const sabotagesOfFlags = {
  'a section that is off and still answers': {
    file: 'services/kit/src/caller.ts',
    from: "if (flag && this.session.flagsOff?.includes(flag)) throw failure('section_off', { feature: flag });",
    to: '',
    proof: 'services/kit/src/caller-of-flags.spec.ts',
    noticedBy: 'family.list-rewards is refused',
  },
  'a section that is off and that no caller knows of': {
    file: `${identity}/flag.store.ts`,
    from: 'em.find(AdminFlag, { enabled: false }',
    to: "em.find(AdminFlag, { enabled: false, feature: 'mettybot_widget_enabled' }",
    proof: kept,
    noticedBy: 'a switched flag is carried by every caller',
  },
  'a section that goes off and no open page hears of it': {
    file: `${identity}/switch-flag.ts`,
    from: 'work.publish(flagSwitched, { flagId: flag.id, feature, isOn });',
    to: '',
    proof: kept,
    noticedBy: 'a switched flag is carried by every caller',
  },
  'a flag that two switch and both believe they did': {
    file: `${identity}/switch-flag.ts`,
    from: "if (flag.enabled === isOn) throw failure('changed_before');",
    to: '',
    proof: kept,
    noticedBy: 'a switched flag is carried by every caller',
  },
  'a flag that is switched by a slip': {
    file: 'frontends/admin/src/flags/flag-row.tsx',
    from: '<Switch checked={isOn}',
    to: '<Switch onChange={send} checked={isOn}',
    proof: page,
    noticedBy: 'a section is switched only after the question',
  },
};
