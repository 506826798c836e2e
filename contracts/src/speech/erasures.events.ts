import { defineEvent } from '../define.js';
import { erasedPerson } from '../erasures.js';

/** This service keeps nothing of the person any more. */
export const erasedInSpeech = defineEvent('events.speech.person-erased.v1', { aggregate: 'personId' }, erasedPerson);
