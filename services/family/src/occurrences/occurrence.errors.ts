import { failure, notFound } from '@alcancia/server-kit';

export const occurrenceNotFound = notFound;
export const occurrenceNotToday = (today: string) => failure('occurrence_not_today', { today });
export const occurrenceAlreadyClaimed = () => failure('occurrence_already_claimed');
export const occurrenceNotInReview = () => failure('occurrence_not_in_review');
export const occurrenceTriesUsed = () => failure('occurrence_tries_used');
export const evidenceMissing = () => failure('evidence_missing', { evidence: 'nota' });
