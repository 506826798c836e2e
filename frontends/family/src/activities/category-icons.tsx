import { Backpack } from '@phosphor-icons/react/dist/csr/Backpack';
import { Coins } from '@phosphor-icons/react/dist/csr/Coins';
import { Drop } from '@phosphor-icons/react/dist/csr/Drop';
import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { Heartbeat } from '@phosphor-icons/react/dist/csr/Heartbeat';
import { House } from '@phosphor-icons/react/dist/csr/House';
import { PawPrint } from '@phosphor-icons/react/dist/csr/PawPrint';
import { Shapes } from '@phosphor-icons/react/dist/csr/Shapes';

export const categoryIcons = {
  hogar: <House aria-hidden />,
  escuela: <Backpack aria-hidden />,
  higiene: <Drop aria-hidden />,
  mascotas: <PawPrint aria-hidden />,
  bienestar: <Heartbeat aria-hidden />,
  solidaridad: <HandHeart aria-hidden />,
  dinero: <Coins aria-hidden />,
  otro: <Shapes aria-hidden />,
};

/** Pictures that fit most activities. */
export const activityEmojis = [
  '🛏️',
  '🧸',
  '🪥',
  '🚿',
  '👕',
  '🧺',
  '🧹',
  '🍽️',
  '🍳',
  '🛒',
  '🗑️',
  '♻️',
  '🪴',
  '🚗',
  '📚',
  '✏️',
  '🎒',
  '🧮',
  '🎹',
  '🎻',
  '🎨',
  '💻',
  '🐕',
  '🐈',
  '🐟',
  '🐹',
  '⚽',
  '🚲',
  '🏊',
  '🧘',
  '💤',
  '🥗',
  '💧',
  '🤝',
  '🎁',
  '👵',
  '❤️',
  '🐷',
  '💡',
  '⭐',
];
