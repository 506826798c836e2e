import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, type ReactNode, useContext } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { makeQueryClient } from '../api/query-client.js';
import { Toaster } from '../ui/feedback/toaster.js';
import { FakeApi } from './fake-api.js';

interface Options {
  readonly api?: FakeApi;
  /** Where the browser stands. */
  readonly at?: string;
  /** The route's path, if the screen reads parameters. */
  readonly path?: string;
}

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

const Shown = createContext<ReactNode>(null);
const TheScreen = () => useContext(Shown);

/** A screen as the shell would show it: router, query client, toasts, and a server that answers what the test says. */
export function renderWithKit(screen: ReactNode, { api = new FakeApi(), at = '/', path = '*' }: Options = {}) {
  teachDialogs();
  globalThis.fetch = api.fetch as typeof fetch;
  const client = makeQueryClient();
  const around = (shown: ReactNode) => (
    <QueryClientProvider client={client}>
      <Shown value={shown}>
        <RouterProvider router={router} />
      </Shown>
      <Toaster />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path, element: <TheScreen /> }], { initialEntries: [at] });
  const view = render(around(screen));
  /** The same screen with other props. */
  const show = (next: ReactNode) => view.rerender(around(next));
  return { ...view, show, api, client, router, user: userEvent.setup() };
}
