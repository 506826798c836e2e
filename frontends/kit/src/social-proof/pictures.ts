import type { ProofIcon } from '@alcancia/contracts/marketing';

/** The ten pictures of spec 2 §3; they come with every device. */
export const proofPictures: Readonly<Record<ProofIcon, string>> = {
  Users: '👪',
  TrendingUp: '📈',
  Award: '🏅',
  Sparkles: '✨',
  Target: '🎯',
  Trophy: '🏆',
  Star: '⭐',
  Heart: '❤️',
  Zap: '⚡',
  Coins: '🪙',
};

/** A picture that this page does not know yet is a star. */
export const pictureOf = (icon: string): string =>
  new Map<string, string>(Object.entries(proofPictures)).get(icon) ?? '⭐';
