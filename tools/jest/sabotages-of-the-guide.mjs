const family = 'frontends/family/src';
const shell = 'frontends/shell/src';
const home = 'frontends/child/src/pages/home-page.tsx';
const offers = 'frontends/child/src/pages/home-offers.spec.tsx';

/** What a family meets in its first ten minutes. */
export const sabotagesOfTheGuide = {
  'a hand-over to a child with nothing to do': {
    file: `${family}/guide/next-step-action.tsx`,
    from: '({ todayDone, todayTotal }) => todayDone < todayTotal',
    to: '() => true',
    proof: `${family}/pages/guide.spec.tsx`,
    noticedBy: 'goes to the child that has something to do',
  },
  'the strip of the guide after the first coin': {
    file: `${family}/guide/guide-strip.tsx`,
    from: "if (!next || next === own || next === 'rewards') return null;",
    to: 'if (!next) return null;',
    proof: `${family}/pages/guide.spec.tsx`,
    noticedBy: 'is silent on Metas about its own step',
  },
  'a form that a reload opens again': {
    file: `${family}/use-editor.ts`,
    from: 'if (!isToBeRead) return;',
    to: 'if (isToBeRead) return;',
    proof: `${family}/pages/kept-edits.spec.tsx`,
    noticedBy: 'is open again with what was typed',
  },
  'the child to whom the tablet was handed': {
    file: `${shell}/selector/who-is-here.tsx`,
    from: 'if (handedTo) look(handedTo);',
    to: '',
    proof: `${shell}/selector/child-entry.spec.tsx`,
    noticedBy: 'that was handed the tablet',
  },
  'what was said to the one before': {
    file: `${shell}/selector/selector-page.tsx`,
    from: 'if (!isAdult) dismissToast();',
    to: '',
    proof: `${shell}/selector/selector-page.spec.tsx`,
    noticedBy: 'are free of what was said',
  },
  'the address that a confirmed account signs in with': {
    file: `${shell}/auth/confirm-page.tsx`,
    from: 'state={{ email: data.email }}',
    to: '',
    proof: `${shell}/auth/links.spec.tsx`,
    noticedBy: 'leads to a sign-in that knows the address',
  },
  'an egg that has hatched': {
    file: home,
    from: '{stage === 1 && <Egg',
    to: '{<Egg',
    proof: offers,
    noticedBy: 'is explained until it hatches',
  },
  'the way back to an adult for the first work only': {
    file: home,
    from: 'level.totalPoints === 0 && child.todayInReview > 0',
    to: 'child.todayInReview > 0',
    proof: offers,
    noticedBy: 'lies beside what to do',
  },
};
