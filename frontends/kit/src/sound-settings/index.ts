// How the product speaks, for those who look at it and those who change it. Not shared: only the pages that show it load it.
export { ProviderCard } from './provider-card.js';
export { SettingsCards } from './settings-cards.js';
export { StatsCard } from './stats-card.js';
import './sound-settings.css';
