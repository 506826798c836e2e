import { useQuery } from '@tanstack/react-query';

import { useWho } from '@alcancia/web-kit';
import { HintBox } from '@alcancia/web-kit/ui';

import { words } from '../words/leaving.js';
import { accountErasure } from './leaving.queries.js';

/** Above everything else of an account that is to be deleted: whose answer it waits for. */
export function WaitsFor() {
  const isLeaving = Boolean(useWho().adult?.erasureDueAt);
  const { data } = useQuery({ ...accountErasure, enabled: isLeaving });
  return isLeaving && data?.successorName ? <HintBox kind="warn">{words.waitsFor(data.successorName)}</HintBox> : null;
}
