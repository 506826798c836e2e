import { Coins } from '@phosphor-icons/react/dist/csr/Coins';
import { Crown } from '@phosphor-icons/react/dist/csr/Crown';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { MonitorPlay } from '@phosphor-icons/react/dist/csr/MonitorPlay';
import { Tree } from '@phosphor-icons/react/dist/csr/Tree';

export const categoryIcons = {
  pantalla: <MonitorPlay aria-hidden />,
  salida: <Tree aria-hidden />,
  privilegio: <Crown aria-hidden />,
  cosa: <Gift aria-hidden />,
  dinero: <Coins aria-hidden />,
  solidaridad: <HandHeart aria-hidden />,
};

/** Pictures that fit most rewards. */
export const rewardEmojis = [
  '🎁',
  '🍿',
  '📺',
  '🎮',
  '📱',
  '🎬',
  '🌳',
  '🏖️',
  '🎢',
  '🎡',
  '🎟️',
  '⚽',
  '🚲',
  '🏊',
  '🍕',
  '🍦',
  '🍔',
  '🍩',
  '🧁',
  '🍫',
  '🎨',
  '🧸',
  '📖',
  '🧩',
  '🎧',
  '👟',
  '👗',
  '⌚',
  '🌙',
  '👑',
  '🛋️',
  '🐶',
  '❤️',
  '🤝',
  '💶',
  '🐷',
  '🎂',
  '🎉',
  '🚀',
  '⭐',
];
