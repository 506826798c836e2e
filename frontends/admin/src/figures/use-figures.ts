import { useQuery } from '@tanstack/react-query';

import { billingFigures, familyFigures, identityFigures, notificationsFigures } from './figures.queries.js';

/** What each service has counted in so many days; each answers, or fails, by itself. */
export const useFigures = (days: number) => ({
  identity: useQuery(identityFigures(days)),
  family: useQuery(familyFigures(days)),
  billing: useQuery(billingFigures(days)),
  notifications: useQuery(notificationsFigures(days)),
});

export const countingServices = ['identity', 'family', 'billing', 'notifications'] as const;
