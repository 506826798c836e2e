import type { Topic } from './topics.js';

/** Frames of the live socket, server to browser. */
export type LiveFrame =
  | { type: 'ready' }
  | { type: 'stale'; topics: Topic[]; notificationId?: string }
  /** The session ended or its chosen profile changed: ask who am I again. */
  | { type: 'session-changed' }
  | { type: 'refused' };

/** Frames browser to server: the token travels in the first message, never in the address (house §5). */
export type LiveHello = { type: 'hello'; token: string };

/** The code with which a gateway goes away; its reason says over how many milliseconds browsers come back, each at its own time. */
export const goingAway = 1001;

/** Path of the live socket. */
export const livePath = '/api/live';
