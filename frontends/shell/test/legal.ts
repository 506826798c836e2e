import type { LegalVersionView } from '@alcancia/contracts/identity';

/** The terms in force. */
export const legalHead: LegalVersionView = {
  document: 'terms',
  title: 'Términos de uso',
  version: '1.0',
  effectiveOn: '2026-11-21',
  summary: 'Primera versión.',
  isMaterial: true,
  isInForce: true,
};
