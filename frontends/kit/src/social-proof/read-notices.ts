import type { Notice } from './rotation.js';

/** Written out: with the contracts themselves this page would load what checks them. */
export const addresses = { real: '/api/marketing/social-proof/live', written: '/api/marketing/social-proof' };

interface Real {
  readonly events: readonly {
    readonly id: string;
    readonly childName: string;
    readonly actionText: string;
    readonly icon: string;
    readonly city: string;
    readonly createdAt: string;
  }[];
}
interface Written {
  readonly activities: readonly Omit<Notice, 'at'>[];
}

/** Asked once, never again at once; what does not come is nothing (spec 2 §8). */
async function asked<Answer>(address: string): Promise<Answer | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}

export async function readReal(): Promise<Notice[]> {
  const answer = await asked<Real>(addresses.real);
  return (answer?.events ?? []).map(({ id, childName, actionText, icon, city, createdAt }) => ({
    id,
    name: childName,
    action: actionText,
    icon,
    city,
    at: createdAt,
  }));
}

export async function readWritten(): Promise<Notice[]> {
  const answer = await asked<Written>(addresses.written);
  return (answer?.activities ?? []).map((one) => ({ ...one, at: null }));
}
