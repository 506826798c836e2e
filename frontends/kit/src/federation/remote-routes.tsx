import { useEffect, useState } from 'react';
import { useRoutes } from 'react-router';

import { ErrorPanel, FullPageLoading, Part } from '../ui/index.js';
import { words } from '../words/kit.js';
import { loadRemoteModule } from './load-remote.js';
import type { RemoteModule } from './remote-module.js';

const Routes = ({ routes }: RemoteModule) => useRoutes(routes);

type State = { readonly module: RemoteModule } | 'loading' | 'down';

function OneTry({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
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
  return (
    <Part fallback={<FullPageLoading />}>
      <Routes {...state.module} />
    </Part>
  );
}

/** The pages of a micro-frontend. While it does not answer, a panel stands in its place and everything around it works on. */
export function RemoteRoutes({ name }: { readonly name: string }) {
  const [tries, setTries] = useState(0);
  return <OneTry key={`${name}:${tries}`} name={name} onRetry={() => setTries(tries + 1)} />;
}
