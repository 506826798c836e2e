import { watchTouches } from './watch-touches.js';

const { visit } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
if (visit) watchTouches(document, visit);
