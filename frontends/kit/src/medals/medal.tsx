import type { Icon } from '@phosphor-icons/react';
import { BookOpen } from '@phosphor-icons/react/dist/csr/BookOpen';
import { CalendarCheck } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { CheckFat } from '@phosphor-icons/react/dist/csr/CheckFat';
import { Coins } from '@phosphor-icons/react/dist/csr/Coins';
import { Flag } from '@phosphor-icons/react/dist/csr/Flag';
import { Flame } from '@phosphor-icons/react/dist/csr/Flame';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { Heart } from '@phosphor-icons/react/dist/csr/Heart';
import { House } from '@phosphor-icons/react/dist/csr/House';
import { PiggyBank } from '@phosphor-icons/react/dist/csr/PiggyBank';
import { Question } from '@phosphor-icons/react/dist/csr/Question';
import { Signpost } from '@phosphor-icons/react/dist/csr/Signpost';
import { Star } from '@phosphor-icons/react/dist/csr/Star';
import { Sun } from '@phosphor-icons/react/dist/csr/Sun';
import { Wrench } from '@phosphor-icons/react/dist/csr/Wrench';

/** By what is measured, as family names it. */
const icons = {
  actividades: CheckFat,
  dias: CalendarCheck,
  casa: House,
  ayuda: Heart,
  escuela: BookOpen,
  dinero: Coins,
  mananas: Sun,
  reparadas: Wrench,
  puntos: Star,
  nivel: Star,
  ahorro: PiggyBank,
  metas: Flag,
  hitos: Signpost,
  recompensas: Gift,
} satisfies Readonly<Record<string, Icon>>;

/** The petals, and what lies below and inside of them; by category. */
const inks = {
  ahorro: ['#2BA6A0', '#0A6E76'],
  constancia: ['#F08A4B', '#B9531A'],
  metas: ['#3FA26B', '#1F6E45'],
  ayuda: ['#EC7B70', '#A83E3A'],
  aprendizaje: ['#4B8BE0', '#2459A8'],
  especial: ['#B65E97', '#7C2B63'],
} satisfies Readonly<Record<string, readonly [petals: string, ink: string]>>;

const petals = Array.from({ length: 10 }, (_, nth) => {
  const angle = (nth * Math.PI) / 5;
  return [Number((48 + 33 * Math.cos(angle)).toFixed(1)), Number((48 + 33 * Math.sin(angle)).toFixed(1))] as const;
});

const Flower = ({ fill, y = 0 }: { readonly fill: string; readonly y?: number }) => (
  <g fill={fill} transform={`translate(0 ${y})`}>
    {petals.map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="12.5" />
    ))}
    <circle cx="48" cy="48" r="34" />
  </g>
);

interface MedalProps {
  /** Null: a secret. */
  readonly about: {
    readonly metric: keyof typeof icons;
    readonly category: keyof typeof inks;
    readonly window: string;
  } | null;
  readonly earnedAt: string | null;
  readonly size?: number;
}

/** A medal of ten petals: in its colours once it is earned, pale before, a question while it is a secret (G17). */
export function Medal({ about, earnedAt, size = 96 }: MedalProps) {
  const isEarned = earnedAt !== null && about !== null;
  const [light, dark] = isEarned ? inks[about.category] : ['var(--medal-pale, #eef1f0)', 'var(--medal-inner, #e0e6e4)'];
  const isRun = about?.window === 'seguidos';
  const Shape = about ? (isRun ? Flame : icons[about.metric]) : Question;
  return (
    <svg viewBox="0 0 96 100" width={size} height={(size * 100) / 96} aria-hidden="true">
      <Flower fill={isEarned ? dark : 'var(--medal-lip, #d5ddda)'} y={4} />
      <Flower fill={light} />
      <circle cx="48" cy="48" r="28" fill={dark} opacity={isEarned ? 0.55 : 1} />
      {isEarned && (
        <path
          d="M17 46 C18 32 27 21 38 17"
          fill="none"
          stroke="#fff"
          strokeWidth="5.5"
          strokeLinecap="round"
          opacity=".65"
        />
      )}
      <Shape x={29} y={29} size={38} weight="fill" color={isEarned ? '#fff' : 'var(--medal-ink, #5d6b68)'} />
    </svg>
  );
}
