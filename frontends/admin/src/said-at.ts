import { format } from '@alcancia/web-kit';

/** '3 de noviembre de 2026, 14:05' */
export const saidAt = (at: string): string => `${format.dateOf(at)}, ${format.timeOfDay(new Date(at))}`;
