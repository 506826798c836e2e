import { rememberVisit } from './remember-visit.js';

void rememberVisit(location);
