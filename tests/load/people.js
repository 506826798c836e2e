import { SharedArray } from 'k6/data';
import exec from 'k6/execution';

/** Families that live in the stack for this run, and requests that wait for their adults: nobody signs in to ask. */
const people = JSON.parse(open(__ENV.PEOPLE));

export const origin = __ENV.ORIGIN;
export const households = new SharedArray('households', () => people.households);
const requests = new SharedArray('requests', () => people.requests);

/** The household whose turn it is in this scenario. */
export const household = () => households[exec.scenario.iterationInTest % households.length];

/** A request that nobody else in this scenario decides on. */
export const request = () => requests[exec.scenario.iterationInTest];

export const asked = (token) => ({ headers: { authorization: `Bearer ${token}` } });

/** An act with a key of its own. */
export const acted = (token) => ({
  headers: {
    ...(token ? asked(token).headers : {}),
    'content-type': 'application/json',
    'idempotency-key': `load-${exec.scenario.name}-${Date.now()}-${exec.scenario.iterationInTest}`,
  },
});

/** Every script: nothing fails, and no arrival is dropped because those before it are still waiting. */
export const kept = { http_req_failed: ['rate==0'], dropped_iterations: ['count==0'] };

/** People arrive at their own pace, whatever becomes of those before them. */
export const arrivals = (task, rate, duration) => ({
  executor: 'constant-arrival-rate',
  exec: task,
  rate,
  timeUnit: '1s',
  duration,
  preAllocatedVUs: Math.max(10, rate * 4),
});
