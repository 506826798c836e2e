import { Star } from '@phosphor-icons/react/dist/csr/Star';

import { type NavEntry, type RemoteModule, type RemotePage, Remotes } from '@alcancia/web-kit/federation';

export const entry = (to: string, label: string, more: Partial<NavEntry> = {}): NavEntry => ({
  to,
  label,
  icon: Star,
  group: 'Gestión Familiar',
  ...more,
});

export const page = (path: string, title: string, more: Partial<RemotePage> = {}): RemotePage => ({
  path,
  for: 'adults',
  title,
  element: <h1>{title}</h1>,
  ...more,
});

/** A micro-frontend for adults, as another team may build it. */
export const aRemote = (changes: Partial<RemoteModule> = {}): RemoteModule => ({
  routes: [
    page('/dashboard', 'Inicio'),
    page('/children', 'Mis Niños'),
    page('/child/:childId', 'Ficha del niño'),
    page('/goals', 'Metas', { section: 'goals' }),
    page('/rewards', 'Recompensas', { section: 'rewards' }),
  ],
  nav: [
    entry('/dashboard', 'Inicio', { isInBar: true, badge: () => <span>12 por aprobar</span> }),
    entry('/children', 'Mis Niños', { isInBar: true, also: '/child/:childId' }),
    entry('/goals', 'Metas', { isInBar: true, whenLocked: 'Primero crea el perfil de un niño' }),
    entry('/rewards', 'Recompensas', { isOptional: true, whenLocked: 'Se desbloquea con una actividad y una meta' }),
  ],
  ...changes,
});

export const aWorldRemote = (): RemoteModule => ({
  routes: [page('/child-dashboard/:childId', 'Mundo', { for: 'people', isWorld: true })],
  nav: [],
});

/** What this browser keeps; hand the same one on to visit again. */
export const aStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};

/** The micro-frontends of a page by name; each may answer late, or not at all. */
export const someRemotes = (
  modules: Readonly<Record<string, () => RemoteModule | Promise<RemoteModule>>>,
  storage = aStorage(),
) => {
  const asked: string[] = [];
  const load = async (name: string) => {
    asked.push(name);
    const module = await modules[name]?.();
    if (!module) throw new Error(`${name} is not built`);
    return module;
  };
  return { asked, remotes: new Remotes({ names: Object.keys(modules), load, storage }) };
};
