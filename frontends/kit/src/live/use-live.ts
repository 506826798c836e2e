import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { whoAmI } from '@alcancia/contracts/identity';
import { livePath } from '@alcancia/contracts/live-socket';

import { makeAllStale, makeStale } from '../api/make-stale.js';
import { tokenSource } from '../api/token-source.js';
import { LiveSocket, type Wire, type WireEvents } from './live-socket.js';

function openWire({ opened, heard, lost }: WireEvents): Wire {
  const address = new URL(livePath, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  socket.addEventListener('close', ({ code, reason }) => lost(code, reason));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

/**
 * Keeps what this tab shows true while somebody is here: a signal makes its topics stale, and they are read again.
 * `who` names session and profile; another one starts another line. `onNotification`: somebody was told something new.
 */
export function useLive(who: string | null, onNotification: (notificationId: string) => void): void {
  const client = useQueryClient();
  const told = useRef(onNotification);
  useEffect(() => {
    told.current = onNotification;
  });

  useEffect(() => {
    if (who === null) return undefined;
    const live = new LiveSocket({
      open: openWire,
      token: () => tokenSource().token(),
      onReturn: () => void makeAllStale(client),
      onFrame: (frame) => {
        if (frame.type === 'session-changed') void makeStale(client, whoAmI.topics, { isBackground: true });
        if (frame.type !== 'stale') return;
        const reread = makeStale(client, frame.topics, { isBackground: true });
        const { notificationId } = frame;
        if (notificationId) void reread.then(() => told.current(notificationId));
      },
    });
    const hurry = (): void => live.hurry();
    live.start();
    globalThis.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      globalThis.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      live.stop();
    };
  }, [client, who]);
}
