import { useEffect, useState } from 'react';
import { useRoutes } from 'react-router';

import { ErrorPanel, FullPageLoading, Part } from '../ui/index.js';
import { words } from '../words/kit.js';
import { loadRemoteModule } from './load-remote.js';
import type { RemoteModule } from './remote-module.js';

const Routes = ({ routes }: Pick<RemoteModule, 'routes'>) => useRoutes(routes);

interface RemoteRoutesProps {
  readonly name: string;
  /** Which of the module's further places; by default its main pages. */
  readonly place?: string;
}

type State = { readonly module: RemoteModule } | 'loading' | 'down';

function OneTry({ name, place, onRetry }: RemoteRoutesProps & { readonly onRetry: () => void }) {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let isWanted = true;
    loadRemoteModule(name).then(
      (module) => isWanted && setState({ module }),
      () => isWanted && setState('down'),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  if (state === 'loading') return <FullPageLoading />;
  if (state === 'down') return <ErrorPanel title={words.partDown} text={words.restWorks} onRetry={onRetry} />;
  const { routes, places } = state.module;
  return (
    <Part fallback={<FullPageLoading />}>
      <Routes routes={place ? (places?.[place] ?? []) : routes} />
    </Part>
  );
}

/** The pages of a micro-frontend. While it does not answer, a panel stands in its place and everything around it works on. */
export function RemoteRoutes({ name, place }: RemoteRoutesProps) {
  const [tries, setTries] = useState(0);
  return (
    <OneTry key={`${name}:${tries}`} name={name} {...(place ? { place } : {})} onRetry={() => setTries(tries + 1)} />
  );
}
