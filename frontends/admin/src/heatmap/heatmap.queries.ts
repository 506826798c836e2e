import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readHeatmap } from '@alcancia/contracts/marketing';
import { read } from '@alcancia/web-kit';

export type HeatAsked = InputOf<typeof readHeatmap>;
export type Heat = OutputOf<typeof readHeatmap>;

export const heatOf = (asked: HeatAsked) => read(readHeatmap, asked);
