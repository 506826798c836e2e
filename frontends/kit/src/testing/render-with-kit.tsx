import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
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

/** A screen as the shell would show it: router, query client, toasts, and a server that answers what the test says. */
export function renderWithKit(screen: ReactNode, { api = new FakeApi(), at = '/', path = '*' }: Options = {}) {
  teachDialogs();
  globalThis.fetch = api.fetch;
  const client = makeQueryClient();
  const router = createMemoryRouter([{ path, element: screen }], { initialEntries: [at] });
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, api, client, router, user: userEvent.setup() };
}
