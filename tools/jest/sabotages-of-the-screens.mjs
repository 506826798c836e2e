const kit = 'frontends/kit/src';
const family = 'frontends/family/src';
const shell = 'frontends/shell/src';
const pin = `${family}/pages/pin-card.spec.tsx`;
const approvals = `${family}/pages/approvals-page.spec.tsx`;
const live = `${kit}/live/use-live.spec.tsx`;
const queries = `${kit}/api/query-client.spec.tsx`;
const waiting = `${kit}/offline/pending.spec.tsx`;
const pages = `${shell}/pages/protected-page.spec.tsx`;

/** What a person sees and taps. */
export const sabotagesOfTheScreens = {
  'a day that looks full before it is': {
    file: `${kit}/ui/day-dots.tsx`,
    from: 'Math.min(most - 1, Math.max(1, Math.floor((done / total) * most)))',
    to: 'Math.min(done, most)',
    proof: `${kit}/ui/day-dots.spec.ts`,
    noticedBy: '17 of 18 lights 7 dots',
  },
  'a form that opens for who has no room': {
    file: `${family}/pages/activities-page.tsx`,
    from: ' || !full.includes(id)',
    to: ' || full.length >= 0',
    proof: `${family}/pages/activities-page.spec.tsx`,
    noticedBy: 'says so before a form opens',
  },
  'a draft that a sign-out clears': {
    file: `${kit}/session/session.ts`,
    from: "if (phase === 'none') forgetDrafts();",
    to: '',
    proof: `${family}/pages/kept-drafts.spec.tsx`,
    noticedBy: 'forgets what was typed when the adult leaves it for good',
  },
  'a text that a number field does not read': {
    file: `${kit}/ui/form/typed-number.ts`,
    from: 'if (!plain.test(typed) && !grouped.test(typed)) return null;',
    to: '',
    proof: `${kit}/ui/form/number-field.spec.tsx`,
    noticedBy: 'keeps 1e2 as it was typed',
  },
  'the unlocking of a PIN': {
    file: `${family}/children/pin-card.tsx`,
    from: 'onClick={doUnlock}',
    to: 'onClick={() => undefined}',
    proof: pin,
    noticedBy: 'is unlocked by one tap',
  },
  'the resetting of a PIN': {
    file: `${family}/children/pin-card.tsx`,
    from: 'onConfirm={doReset}',
    to: 'onConfirm={close}',
    proof: pin,
    noticedBy: 'is reset once that was confirmed',
  },
  'the rights of a viewer on a screen': {
    file: 'contracts/src/caller.ts',
    from: "if (level === 'full' && link.role === 'viewer') return false;",
    to: '',
    proof: pin,
    noticedBy: 'is nothing that a viewer changes',
  },
  'the filters of a wallet': {
    file: 'frontends/child/src/pages/wallet-page.tsx',
    from: '{!isOwn && <KindChips',
    to: '{<KindChips',
    proof: 'frontends/child/src/pages/wallet-page.spec.tsx',
    noticedBy: 'tells a child every kind of movement in plain words',
  },
  'the number of a sentence': {
    file: 'frontends/child/src/words/rewards.ts',
    from: "${one ? 'vuelve' : 'vuelven'}",
    to: 'vuelven',
    proof: 'tools/run/sentences.spec.ts',
    noticedBy: 'agrees with 1',
  },
  'the approving of all': {
    file: `${family}/approvals/approve-all.tsx`,
    from: 'onConfirm={confirm}',
    to: 'onConfirm={() => setAsking(false)}',
    proof: approvals,
    noticedBy: 'approves all that may be decided',
  },
  'the re-read after a first line that came late': {
    file: `${kit}/live/live-socket.ts`,
    from: 'this.wasReady || this.failures > 0',
    to: 'this.wasReady',
    proof: `${kit}/live/live-socket.spec.ts`,
    noticedBy: 'has everything read again where the first line came late',
  },
  'the decisions beyond the first page': {
    file: `${family}/approvals/approvals-queue.tsx`,
    from: '{pages.hasNextPage && (',
    to: '{pages.data.pages.length < 2 && pages.hasNextPage && (',
    proof: approvals,
    noticedBy: 'reaches every decision',
  },
  'the re-read after a reconnect': {
    file: `${kit}/live/use-live.ts`,
    from: 'onReturn: () => void makeAllStale(client)',
    to: 'onReturn: () => undefined',
    proof: live,
    noticedBy: 'what was shown is read again once the line is back',
  },
  'the question who is here after a changed session': {
    file: `${kit}/live/use-live.ts`,
    from: "if (frame.type === 'session-changed') void",
    to: "if (frame.type === 'refused') void",
    proof: live,
    noticedBy: 'who is here is asked again',
  },
  'the mark of re-read pages': {
    file: `${kit}/api/read-pages.ts`,
    from: 'isBackground: isBackground && !isOneMore',
    to: 'isBackground: pageParam === null && isBackground',
    proof: `${kit}/api/read-pages.spec.tsx`,
    noticedBy: 'a list is read on page by page',
  },
  'the five minutes of what was read': {
    file: `${kit}/api/query-client.ts`,
    from: 'staleTime: staleTimeMs',
    to: 'staleTime: 0',
    proof: queries,
    noticedBy: 'counts as fresh',
  },
  'the one retry': {
    file: `${kit}/api/query-client.ts`,
    from: 'const retries = 1;',
    to: 'const retries = 0;',
    proof: queries,
    noticedBy: 'is asked once more',
  },
  'the rest of reads on focus': {
    file: `${kit}/api/query-client.ts`,
    from: 'refetchOnWindowFocus: false',
    to: 'refetchOnWindowFocus: true',
    proof: queries,
    noticedBy: 'is not read again on focus',
  },
  'the rest of reads on reconnect': {
    file: `${kit}/api/query-client.ts`,
    from: 'refetchOnReconnect: false',
    to: 'refetchOnReconnect: true',
    proof: queries,
    noticedBy: 'is not read again on focus',
  },
  'the wording of a locked PIN': {
    file: `${shell}/words/selector.ts`,
    from: "locked: 'PIN bloqueado'",
    to: "locked: 'PIN cerrado'",
    proof: `${shell}/selector/child-entry.spec.tsx`,
    noticedBy: 'waits while the PIN is locked',
  },
  'the wording of a refusal for a locked PIN': {
    file: `${kit}/words/rooms/identity.ts`,
    from: ": { title: 'PIN bloqueado', text: `Intenta",
    to: ": { title: 'PIN cerrado', text: `Intenta",
    proof: `${kit}/words/spec-messages.spec.ts`,
    noticedBy: 'says of PIN of a child while locked',
  },
  'the audience of a page that was brought': {
    file: `${shell}/pages/protected-page.tsx`,
    from: "<Only for={page?.for ?? 'people'}>",
    to: '<Only for="people">',
    proof: pages,
    noticedBy: 'opens only for whom it says',
  },
  'the navigation that was kept': {
    file: `${kit}/federation/known-modules.ts`,
    from: 'return isKnown(read) ? read : null;',
    to: 'return isKnown(read) ? null : null;',
    proof: pages,
    noticedBy: 'who was here before sees the navigation at once',
  },
  'the audience of a page that was kept': {
    file: `${kit}/federation/known-modules.ts`,
    from: ' && audiences.includes(read?.for)',
    to: '',
    proof: pages,
    noticedBy: 'what was kept with a page for nobody in particular',
  },
  'the words of an entry that was kept': {
    file: `${kit}/federation/known-modules.ts`,
    from: 'areTexts(read?.label, read?.group) &&',
    to: '',
    proof: pages,
    noticedBy: 'what was kept with words that are none',
  },
  'the keeping of what waits': {
    file: `${kit}/offline/pending-acts.ts`,
    from: 'this.storage.setItem(place, JSON.stringify(acts));',
    to: 'void acts;',
    proof: waiting,
    noticedBy: 'outlives its tab',
  },
  'the saying of a refusal after a wait': {
    file: `${kit}/offline/send-pending.ts`,
    from: '(this.settle(act)?.onRefused ?? this.onRefused)(error);',
    to: 'this.settle(act);',
    proof: waiting,
    noticedBy: 'that the server then refuses is said',
  },
  'a word after five seconds': {
    file: `${kit}/offline/connection.ts`,
    from: 'slowAfterMs = 5_000',
    to: 'slowAfterMs = 50_000',
    proof: `${shell}/connection/connection-bar.spec.tsx`,
    noticedBy: 'a wait is said after five seconds',
  },
};
