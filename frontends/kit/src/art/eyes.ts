/** `calm` is for errors, `look` for a coin on its way; there is no sad one on purpose. */
export type Mood = 'happy' | 'cheer' | 'look' | 'think' | 'wink' | 'calm' | 'sleep';

export const eyesOf = (mood: Mood, x1: number, x2: number, y: number, r: number, ink: string): string => {
  const dot = (x: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.34}" fill="#fff"/>`;
  const arc = (x: number, up: boolean) =>
    `<path d="M${x - r * 1.15} ${y + (up ? r * 0.45 : -r * 0.2)} Q${x} ${y + (up ? -r * 1.35 : r * 1.25)} ${x + r * 1.15} ${y + (up ? r * 0.45 : -r * 0.2)}" fill="none" stroke="${ink}" stroke-width="${r * 0.62}" stroke-linecap="round"/>`;
  const look = (x: number, dx: number, dy: number) =>
    `<circle cx="${x}" cy="${y}" r="${r * 1.2}" fill="#fff"/><circle cx="${x + dx * r * 0.42}" cy="${y + dy * r * 0.42}" r="${r * 0.78}" fill="${ink}"/><circle cx="${x + dx * r * 0.42 - r * 0.2}" cy="${y + dy * r * 0.42 - r * 0.28}" r="${r * 0.26}" fill="#fff"/>`;
  switch (mood) {
    case 'cheer':
      return arc(x1, true) + arc(x2, true);
    case 'sleep':
      return arc(x1, false) + arc(x2, false);
    case 'wink':
      return dot(x1) + arc(x2, true);
    case 'think':
      return look(x1, 0.7, -0.8) + look(x2, 0.7, -0.8);
    case 'look':
      return look(x1, 0, -0.9) + look(x2, 0, -0.9);
    default:
      return dot(x1) + dot(x2);
  }
};
