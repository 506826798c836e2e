import { type ReactNode, useState } from 'react';

import { useWho } from '@alcancia/web-kit';
import { Bones, lazyPage, Part } from '@alcancia/web-kit/ui';

const SetupPage = lazyPage('administrator-setup', () => import('./administrator-setup-page.js'));

/** A super administrator sets up the account before anything else opens; everybody else passes. */
export function AdministratorGate({ children }: { readonly children: ReactNode }) {
  const { pendingSetup = [] } = useWho();
  // The recovery codes stay on the screen after the last step is done, until the person goes on.
  const [isSettingUp, setSettingUp] = useState(pendingSetup.length > 0);
  if (!isSettingUp && pendingSetup.length === 0) return children;
  return (
    <Part fallback={<Bones card lines={4} />}>
      <SetupPage pending={pendingSetup} onBegin={() => setSettingUp(true)} onDone={() => setSettingUp(false)} />
    </Part>
  );
}
