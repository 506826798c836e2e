import { check } from 'k6';
import http from 'k6/http';

import { acted, arrivals, asked, household, kept, origin } from './people.js';

const password = 'una-clave-larga-7';

/** A small storm of sign-ins, each of which costs Keycloak a hash; whoever is in already notices little of it. */
export const options = {
  scenarios: { arriving: arrivals('arrive', 2, '20s'), looking: arrivals('look', 10, '20s') },
  thresholds: { ...kept, 'http_req_duration{scenario:looking}': ['p(95)<1000'] },
};

export function arrive() {
  const body = JSON.stringify({ email: household().email, password });
  const answer = http.post(`${origin}/api/identity/sign-in`, body, acted());
  check(answer, { 'is in': ({ status }) => status === 200 });
}

export function look() {
  const answer = http.get(`${origin}/api/family/approvals?limit=50`, asked(household().token));
  check(answer, { seen: ({ status }) => status === 200 });
}
