import AffinityPage from '../affinity/affinity-page.js';
import { measureWhile } from '../affinity/tell-affinity.js';
import { KeptChoice } from '../cookies/cookie-choice.js';

const choice = new KeptChoice();
measureWhile(() => choice.snapshot()?.measurement === true);

/** The affinity test, counted only where measuring was allowed. */
export default AffinityPage;
