/** What can be switched off for everybody while the product runs (spec 1 §3); all are on until somebody does. */
export const featureFlags = [
  'mettybot_widget_enabled',
  'ambassadors_section_enabled',
  'rewards_section_enabled',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];
