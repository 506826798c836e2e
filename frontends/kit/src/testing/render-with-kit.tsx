import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router';

import { usePendingDelivery } from '../offline/use-kept-write.js';
import { makeQueryClient } from '../api/query-client.js';
import { Session } from '../session/session.js';
import { SessionProvider } from '../session/use-session.js';
import { Toaster } from '../ui/feedback/toaster.js';
import { addErrorWords } from '../words/errors.js';
import { assistantErrorWords } from '../words/rooms/assistant.js';
import { billingErrorWords } from '../words/rooms/billing.js';
import { familyErrorWords } from '../words/rooms/family.js';
import { identityErrorWords } from '../words/rooms/identity.js';
import { marketingErrorWords } from '../words/rooms/marketing.js';
import { notificationsErrorWords } from '../words/rooms/notifications.js';
import { speechErrorWords } from '../words/rooms/speech.js';
import { FakeApi } from './fake-api.js';
import { FakeBrowser } from './fake-browser.js';

/** What each front end adds when it is loaded. */
addErrorWords(
  assistantErrorWords,
  billingErrorWords,
  familyErrorWords,
  identityErrorWords,
  marketingErrorWords,
  notificationsErrorWords,
  speechErrorWords,
);

/** A busy machine draws late; what is there already is found at once. Where screens are broken on purpose the runner says less. */
const { screenWaitMs = 20_000 } = globalThis as { screenWaitMs?: number };
configure({ asyncUtilTimeout: screenWaitMs });

interface Options {
  readonly api?: FakeApi;
  /** Where the browser stands. */
  readonly at?: string;
  /** What the visit brings along in the browser's history. */
  readonly state?: unknown;
  /** The route's path, if the screen reads parameters. */
  readonly path?: string;
  /** Who is signed in; by default nobody. `new FakeBrowser().signedIn()` asks the server's whoAmI. */
  readonly browser?: FakeBrowser;
}

const saidNowhere = (): void => undefined;

/** jsdom knows the dialog element but cannot open it. */
function teachDialogs() {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
  };
}

/** A screen as the shell would show it: router, query client, toasts, and a server that answers what the test says. */
export function renderWithKit(
  screen: ReactNode,
  { api = new FakeApi(), at = '/', state = null, path = '*', browser = new FakeBrowser() }: Options = {},
) {
  teachDialogs();
  globalThis.fetch = api.fetch as typeof fetch;
  const client = makeQueryClient();
  const session = new Session(browser.tab(), client);
  void session.start();
  let address = at;
  const Watch = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  const Deliver = () => {
    usePendingDelivery(saidNowhere);
    return null;
  };
  const around = (shown: ReactNode) => (
    <QueryClientProvider client={client}>
      <SessionProvider session={session}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
          <Watch />
          <Deliver />
          <Routes>
            <Route path={path} element={shown} />
            <Route path="*" element={null} />
          </Routes>
          <Toaster />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>
  );
  const view = render(around(screen));
  /** The same screen with other props. */
  const show = (next: ReactNode) => view.rerender(around(next));
  /** Where the browser stands now. */
  const where = () => address;
  return { ...view, show, where, api, client, session, browser, user: userEvent.setup() };
}
