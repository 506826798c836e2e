/** Around the affinity test above a page: the only words that the page's script brings. */
export const words = { test: 'Test de familia', close: 'Cerrar' } as const;
