import { availableParallelism, loadavg } from 'node:os';

/** How many times more work than it has processors this machine had in the last minute; at least 1. What is timed takes as many times longer. */
export const busier = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
