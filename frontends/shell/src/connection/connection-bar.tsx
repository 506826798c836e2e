import { type ApiError, useConnection, usePendingActs, usePendingDelivery, wordsFor } from '@alcancia/web-kit';
import { toast } from '@alcancia/web-kit/ui';

import { words } from '../words/connection.js';
import './connection-bar.css';

/** What became of an act whose screen is gone. */
const sayRefusal = (error: ApiError): void => {
  const { title, text } = wordsFor(error);
  toast({ kind: 'error', title: words.refused, text: text ? `${title}. ${text}` : title });
};

/** Says at once that there is no network, what waits for it, and that a wait has become long (G42). Once per page. */
export function ConnectionBar() {
  const { isOffline, isSlow, heardAt } = useConnection();
  const waiting = usePendingActs().length;
  usePendingDelivery(sayRefusal);
  const isBehind = waiting > 0 && (isOffline || isSlow);
  return (
    <div className="connection" role="status">
      {(isOffline || isSlow) && (
        <p className={isOffline ? 'connection-bar is-offline' : 'connection-bar'}>
          {isOffline ? words.offline(heardAt) : words.slow}
          {isBehind && ` · ${words.pending(waiting)}`}
        </p>
      )}
    </div>
  );
}
