import { Feature } from '../feature.js';
import { NoteErasureWhenDue } from './note-erasure-when-due.handler.js';

/** Erases from a service whom identity says: each that hears identity and keeps something of people lists it (G41). */
@Feature({ reactions: [NoteErasureWhenDue] })
export class ErasureModule {}
