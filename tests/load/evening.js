import { check } from 'k6';
import http from 'k6/http';

import { acted, arrivals, asked, household, kept, origin, request } from './people.js';

/** A family's evening: adults look through their screens while others say yes to what was done. */
export const options = {
  discardResponseBodies: true,
  scenarios: { looking: arrivals('look', 12, '20s'), deciding: arrivals('decide', 4, '20s') },
  thresholds: {
    ...kept,
    'http_req_duration{scenario:looking}': ['p(95)<1000'],
    'http_req_duration{scenario:deciding}': ['p(95)<1500'],
  },
};

const screens = ['/api/family/approvals?limit=50', '/api/family/activities?limit=50', '/api/family/dashboard'];

export function look() {
  const { token } = household();
  const screen = screens[Math.floor(Math.random() * screens.length)];
  const answer = http.get(`${origin}${screen}`, { ...asked(token), tags: { name: screen } });
  check(answer, { seen: ({ status }) => status === 200 });
}

export function decide() {
  const { requestId, token } = request();
  const tags = { name: '/api/family/approvals/{requestId}/approve' };
  const answer = http.post(`${origin}/api/family/approvals/${requestId}/approve`, null, { ...acted(token), tags });
  check(answer, { paid: ({ status }) => status === 200 });
}
