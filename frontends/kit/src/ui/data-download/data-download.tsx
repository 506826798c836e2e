import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { askDataExport, type DataExportView, openDataExport, readDataExport } from '@alcancia/contracts/identity';

import type { ApiError } from '../../api/api-error.js';
import { makeStale } from '../../api/make-stale.js';
import { read } from '../../api/read.js';
import { useWrite } from '../../api/use-write.js';
import { words } from '../../words/data-download.js';
import { dateOf, timeOfDay } from '../../words/format.js';
import { Button } from '../button.js';
import { toast } from '../feedback/toast-store.js';
import { HintBox } from '../hint-box.js';
import { Progress } from '../progress.js';
import { toastError } from '../toast-error.js';
import { PasswordDialog } from './password-dialog.js';

/** Refusals that stand under the password. */
const ofPassword: readonly string[] = ['adult_password_wrong', 'adult_password_too_soon', 'adult_password_limited'];

interface DataDownloadProps {
  /** Without a child: of the own account. */
  readonly child?: { readonly id: string; readonly displayName: string };
  /** Begins the download of an address; a test looks at it instead. */
  readonly go?: (address: string) => void;
}

const leaveFor = (address: string): void => window.location.assign(address);

/** 'Descargar datos': asks for the ZIP, says how far it is, and opens it (G41). For whoever may; each act takes the password. */
export function DataDownload({ child, go = leaveFor }: DataDownloadProps) {
  const client = useQueryClient();
  const about = child ? { childId: child.id } : {};
  const { current } = useSuspenseQuery(read(readDataExport, about)).data;
  const [act, setAct] = useState<'ask' | 'open' | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const show = (next: typeof act): void => {
    setRefused(null);
    setAct(next);
  };
  const onError = (error: ApiError): void => {
    if (ofPassword.includes(error.code)) return setRefused(error);
    show(null);
    toastError(error);
    void makeStale(client, readDataExport.topics);
  };
  const ask = useWrite(askDataExport, {
    onError,
    onSuccess: () => {
      show(null);
      toast({ kind: 'success', title: words.asked, text: words.askedText });
    },
  });
  const open = useWrite(openDataExport, {
    onError,
    onSuccess: ({ address }) => {
      show(null);
      go(address);
    },
  });

  return (
    <section className="card data-download" aria-label={words.title}>
      <div className="card-head">
        <div>
          <h2>{words.title}</h2>
          <p className="caption">{words.text(child?.displayName)}</p>
        </div>
      </div>
      <Standing current={current} />
      {current?.state !== 'gathering' && (
        <div className="download-acts">
          <Button kind={current?.state === 'ready' ? 'line' : 'primary'} onClick={() => show('ask')}>
            {current ? words.askAgain : words.ask}
          </Button>
          {current?.state === 'ready' && (
            <Button icon={<DownloadSimple aria-hidden />} onClick={() => show('open')}>
              {words.download}
            </Button>
          )}
        </div>
      )}
      {act === 'ask' && (
        <PasswordDialog
          title={words.askTitle}
          why={words.askWhy}
          act={words.ask}
          busy={ask.isPending}
          refused={refused}
          onPassword={(password) => ask.mutate({ ...about, password })}
          onClose={() => show(null)}
        />
      )}
      {act === 'open' && current && (
        <PasswordDialog
          title={words.openTitle}
          why={words.openWhy}
          act={words.download}
          busy={open.isPending}
          refused={refused}
          onPassword={(password) => open.mutate({ exportId: current.exportId, password })}
          onClose={() => show(null)}
        />
      )}
    </section>
  );
}

/** How far it is. */
function Standing({ current }: { readonly current: DataExportView | null }) {
  if (!current) return null;
  const { state, parts, partsInAll, waitsSince, askedAt, expiresAt, bytes } = current;
  if (state === 'failed') return <HintBox kind="warn">{words.failed}</HintBox>;
  if (state === 'ready')
    return (
      <div role="status">
        <p className="t">{words.ready}</p>
        <p className="caption">{words.readyText(bytes ?? 0, dateOf(expiresAt ?? askedAt))}</p>
      </div>
    );
  return (
    <div role="status" className="stack">
      <p className="t">{words.gathering}</p>
      <Progress label={words.gathering} value={parts} max={partsInAll} />
      {waitsSince ? (
        <HintBox kind="warn">{words.waits(timeOfDay(new Date(waitsSince)))}</HintBox>
      ) : (
        <p className="caption">{words.gatheringText(parts, partsInAll)}</p>
      )}
    </div>
  );
}
