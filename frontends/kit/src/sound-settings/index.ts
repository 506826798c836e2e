// How the product speaks, for those who look at it and those who change it. Not shared: only the pages that show it load it.
export { GeneralCard } from './general-card.js';
export { ProviderCard } from './provider-card.js';
export { SectionsCard } from './sections-card.js';
export { StatsCard } from './stats-card.js';
export type { GeneralSound, ProviderState, SectionSetting, SoundStats } from './sound-settings.js';
import './sound-settings.css';
