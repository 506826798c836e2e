import type { ErrorDetails } from '@alcancia/contracts/define-errors';

/** A number that came with an error, or what to say without it. */
export const numberIn = (details: ErrorDetails, name: string, otherwise: number): number => {
  const value = details[name];
  return typeof value === 'number' ? value : otherwise;
};

export const textIn = (details: ErrorDetails, name: string, otherwise: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value : otherwise;
};
