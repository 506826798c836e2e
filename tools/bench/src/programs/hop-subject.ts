/** What both ends of a hop agree on. */
export const hopSubject = 'bench.approve-request';
