/** One breath: in, hold, out, in seconds (G30). */
export const breathPhases = [
  { key: 'inhala', seconds: 4 },
  { key: 'sosten', seconds: 4 },
  { key: 'exhala', seconds: 6 },
] as const;
export type BreathPhase = (typeof breathPhases)[number]['key'];

/** Seconds of one breath, and how long it may go on at the most (G30). */
export const breathSeconds = 14;
export const longestSeconds = 5 * 60;

export interface Breath {
  readonly phase: BreathPhase;
  /** Whole minutes, begun ones included. */
  readonly minutesLeft: number;
}

/** Where somebody is who began so many seconds ago; null once it is over. */
export function breathAt(seconds: number): Breath | null {
  if (seconds >= longestSeconds) return null;
  let within = seconds % breathSeconds;
  const phase = breathPhases.find(({ seconds: lasting }) => {
    if (within < lasting) return true;
    within -= lasting;
    return false;
  });
  return { phase: phase?.key ?? 'exhala', minutesLeft: Math.ceil((longestSeconds - seconds) / 60) };
}
