/** What the fixed calculation below takes on a machine with nothing else to do, in milliseconds of its processor. */
const calmMs = 80;

/** How many times slower than on a calm machine a processor is now; at least 1. */
export function slowness(): number {
  const before = process.cpuUsage();
  let sum = 0;
  for (let index = 0; index < 1e8; index += 1) sum = (sum + index) % 1_000_003;
  const { user } = process.cpuUsage(before);
  return sum < 0 ? 1 : Math.max(1, user / 1_000 / calmMs);
}
