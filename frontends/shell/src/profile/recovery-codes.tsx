import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { Printer } from '@phosphor-icons/react/dist/csr/Printer';

import { Button, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';
import { printText } from './print-text.js';

const says = words.codes;

/** The codes that are shown this once, to be kept where they are found without the phone. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ kind: 'success', title: says.copied });
    } catch {
      toast({ kind: 'error', title: says.notCopied });
    }
  };
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent([says.fileHead, '', ...codes, ''].join('\n'))}`;
  return (
    <div className="second-step">
      <p className="muted">{says.text}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="second-step-acts">
        <Button kind="line" icon={<Copy size={20} />} onClick={() => void copy()}>
          {says.copy}
        </Button>
        <a className="btn btn-line" href={file} download={says.file}>
          <DownloadSimple size={20} aria-hidden />
          {says.download}
        </a>
        <Button kind="line" icon={<Printer size={20} />} onClick={() => printText(says.fileHead, codes)}>
          {says.print}
        </Button>
      </div>
      <Button block onClick={onDone}>
        {says.done}
      </Button>
    </div>
  );
}
