import { PlugsConnected } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import { Plugs } from '@phosphor-icons/react/dist/csr/Plugs';

import { words } from '../words/assistant.js';
import type { Standing } from './assistant-socket.js';

/** Whether there is a line to the assistant (spec 2 §2). */
export function Connection({ standing }: { readonly standing: Standing }) {
  const isOn = standing === 'connected';
  const Icon = isOn ? PlugsConnected : Plugs;
  const said = standing === 'connecting' ? words.connecting : isOn ? words.connected : words.disconnected;
  return (
    <span className={isOn || standing === 'connecting' ? 'conn' : 'conn no'} role="status">
      <Icon size={16} aria-hidden />
      {said}
    </span>
  );
}
