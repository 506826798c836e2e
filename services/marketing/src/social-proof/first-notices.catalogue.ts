import { defaultCity, type ProofIcon } from '@alcancia/contracts/marketing';

/** The examples of an empty database (G53): of nobody, and without a number that would have to be proved. */
export const firstNotices: readonly { name: string; action: string; icon: ProofIcon; city: string }[] = [
  { name: 'Una familia', action: 'eligió su primera meta', icon: 'Target' as const },
  { name: 'Una mamá', action: 'aprobó una actividad', icon: 'Heart' as const },
  { name: 'Un papá', action: 'entregó una recompensa', icon: 'Award' as const },
  { name: 'Una abuela', action: 'acompaña a sus nietos', icon: 'Users' as const },
  { name: 'Una familia', action: 'guardó sus primeras monedas', icon: 'Coins' as const },
].map((notice) => ({ ...notice, city: defaultCity }));
