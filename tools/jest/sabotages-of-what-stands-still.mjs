const kit = 'frontends/kit/src';
const family = 'frontends/family/src';
const settings = 'frontends/shell/src/settings';
const approvals = `${family}/pages/approvals-page.spec.tsx`;

/** What keeps its place under a person's finger, and which taps count. */
export const sabotagesOfWhatStandsStill = {
  'the guard of taps on what has just moved': {
    file: `${kit}/ui/steady/steady-place.ts`,
    from: 'performance.now())) drop(event);',
    to: 'performance.now())) event.stopPropagation;',
    proof: `${kit}/ui/steady/steady-place.spec.tsx`,
    noticedBy: 'counts for nothing on what has just moved',
  },
  'the order of first sight': {
    file: `${kit}/ui/steady/use-steady.ts`,
    from: 'if (items.has(key) || isListed(item)) items.set(key, item);',
    to: 'items.delete(key);\n    if (isListed(item)) items.set(key, item);',
    proof: `${kit}/ui/steady/use-steady.spec.tsx`,
    noticedBy: 'keeps everything in its place',
  },
  'the time of a toast with an action': {
    file: `${kit}/ui/feedback/toast-store.ts`,
    from: '...all.filter(({ action, yields }) => action && !yields), {',
    to: '{',
    proof: `${kit}/ui/feedback/toaster.spec.tsx`,
    noticedBy: 'with an action are not pushed away',
  },
  'the outcome of a request where it stood': {
    file: `${family}/approvals/use-steady-requests.ts`,
    from: 'const request = became ?? ',
    to: 'const request = ',
    proof: approvals,
    noticedBy: 'shows its outcome where it stood',
  },
  'a settled request that is told once': {
    file: `${family}/approvals/approval-detail.tsx`,
    from: 'isSpoken={false}',
    to: 'isSpoken',
    proof: approvals,
    noticedBy: 'shows its outcome where it stood',
  },
  'the revoked device that stays in its place': {
    file: `${settings}/devices-tab.tsx`,
    from: "({ ...last, state: 'revocado' })",
    to: 'last',
    proof: `${settings}/settings-page.spec.tsx`,
    noticedBy: 'a device that left the list stands where it stood',
  },
  'the guard of taps on the devices': {
    file: `${settings}/devices-tab.tsx`,
    from: ' ref={steadyPlace}',
    to: '',
    proof: `${settings}/settings-page.spec.tsx`,
    noticedBy: 'a tap on what has moved up under the finger',
  },
  'the guard against a second tap on what takes back': {
    file: 'frontends/child/src/tasks/use-task.ts',
    from: 'if (underWay || !occurrenceId) return;',
    to: 'if (!occurrenceId) return;',
    proof: 'frontends/child/src/pages/home-page.spec.tsx',
    noticedBy: 'is taken back once',
  },
};
