import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { previewLanding, readHeatmap } from '@alcancia/contracts/marketing';
import { read } from '@alcancia/web-kit';

export type HeatAsked = InputOf<typeof readHeatmap>;
export type Heat = OutputOf<typeof readHeatmap>;

export const heatOf = (asked: HeatAsked) => read(readHeatmap, asked);
/** The page that the heat is drawn over; its address opens it for half an hour. */
export const pageOf = (landingId: string) => read(previewLanding, { landingId });
