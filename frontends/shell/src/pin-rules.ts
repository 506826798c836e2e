/** 0000, 1234, 4321 and the like are the first that anyone guesses (G2). */
export function isWeakPin(pin: string): boolean {
  const steps = new Set(Array.from({ length: pin.length - 1 }, (_, at) => Number(pin[at + 1]) - Number(pin[at])));
  const [step] = steps;
  return steps.size === 1 && (step === 0 || step === 1 || step === -1);
}
