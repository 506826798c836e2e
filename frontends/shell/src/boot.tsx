import '@alcancia/web-kit/theme.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router';

import { browserParts, connection, makeQueryClient, Session, SessionProvider } from '@alcancia/web-kit';
import { loadRemoteModule, remoteNames, Remotes } from '@alcancia/web-kit/federation';
import { Toaster } from '@alcancia/web-kit/ui';

import { Look } from './look.js';
import { LiveNotices } from './bell/live-notices.js';
import { ConnectionBar } from './connection/connection-bar.js';
import { CookieStrip } from './cookies/cookie-strip.js';
import { keepFirstText } from './first-text.js';
import { PageTop } from './page-top.js';
import { RemotesProvider } from './remotes-provider.js';
import { routes } from './routes.js';
import { SoundFromServer } from './sound/sound-from-server.js';
import './words/errors.js';

const Pages = () => useRoutes(routes);

const client = makeQueryClient();
const parts = browserParts();
const session = new Session(parts, client);
const remotes = new Remotes({ names: remoteNames(), load: loadRemoteModule, storage: parts.storage });
connection.follow();
connection.subscribe(() => {
  if (!connection.snapshot().isOffline) remotes.retry();
});
void session.start();

keepFirstText();

// From here on every page names itself, and the first title in the head is the one that counts.
document.querySelector('title')?.remove();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <QueryClientProvider client={client}>
    <SessionProvider session={session}>
      <RemotesProvider remotes={remotes}>
        <BrowserRouter>
          <PageTop />
          <Look />
          <ConnectionBar />
          <SoundFromServer>
            <Pages />
          </SoundFromServer>
          <CookieStrip />
          <LiveNotices />
          <Toaster />
        </BrowserRouter>
      </RemotesProvider>
    </SessionProvider>
  </QueryClientProvider>,
);
