import { check } from 'k6';
import http from 'k6/http';
import { Counter } from 'k6/metrics';
import { WebSocket } from 'k6/websockets';

import { acted, arrivals, household, kept, origin, request } from './people.js';

const ready = new Counter('sockets_ready');
const signals = new Counter('signals_heard');

const listeners = 100;
const listensForMs = 20_000;

/** A hundred screens are open while adults decide; each is told of what concerns it, and none is cut off. */
export const options = {
  scenarios: {
    listening: { executor: 'per-vu-iterations', exec: 'listen', vus: listeners, iterations: 1, maxDuration: '30s' },
    deciding: { ...arrivals('decide', 3, '10s'), startTime: '8s' },
  },
  thresholds: { ...kept, sockets_ready: [`count==${listeners}`], signals_heard: ['count>0'], checks: ['rate==1'] },
};

export function listen() {
  const { token } = household();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, null, { headers: { origin } });
  let isOver = false;
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
  socket.addEventListener('message', ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === 'ready') ready.add(1);
    if (type === 'stale') signals.add(1);
  });
  socket.addEventListener('close', () => check(isOver, { 'was not cut off': (over) => over }));
  setTimeout(() => {
    isOver = true;
    socket.close();
  }, listensForMs);
}

export function decide() {
  const { requestId, token } = request();
  const answer = http.post(`${origin}/api/family/approvals/${requestId}/approve`, null, acted(token));
  check(answer, { paid: ({ status }) => status === 200 });
}
