import { useQuery } from '@tanstack/react-query';

import { readShareAddress } from '@alcancia/contracts/identity';
import { readAmbassadorship } from '@alcancia/contracts/marketing';
import { read, useFlag, useSession } from '@alcancia/web-kit';
import { shareChannels, shareLink } from '@alcancia/web-kit/share-links';
import { Bones, Button, ErrorPanel, HintBox, toast } from '@alcancia/web-kit/ui';

import { QrCode } from '../qr-code.js';
import { words } from '../words/share.js';
import { InstallButton } from './install-button.js';
import './share.css';

const ownAddress = read(readShareAddress, {});
const ambassadorship = read(readAmbassadorship, {});

/** How Alcancía is shared and installed (G35). A child sees the code and how to install, and sends nothing to anybody. */
export function ShareApp() {
  const session = useSession();
  const who = 'who' in session ? session.who : null;
  const isChild = who?.profile === 'child';
  const { data, isError, refetch } = useQuery(ownAddress);
  const mayBeAmbassador = useFlag('ambassadors_section_enabled') && who?.profile === 'adult';
  // Without it the app's own address is shared: nobody waits for it, and its failure is none.
  const own = useQuery({ ...ambassadorship, enabled: mayBeAmbassador }).data?.ambassador?.link ?? null;
  if (isError) return <ErrorPanel title={words.failed} onRetry={() => void refetch()} />;
  if (!data) return <Bones card lines={6} />;
  const address = (isChild ? null : own) ?? data.base;
  return (
    <div className="share-app">
      <section className="card share-card">
        <QrCode text={address} label={words.code} />
        <p>{isChild ? words.aboutChild : words.about}</p>
        {!isChild && <Channels address={address} isOwn={address === own} />}
      </section>
      <section className="card share-card">
        <h2>{words.install}</h2>
        <InstallButton />
        {Object.values(words.steps).map(({ title, list }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ol>
              {list.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </section>
    </div>
  );
}

interface ChannelsProps {
  readonly address: string;
  readonly isOwn: boolean;
}

function Channels({ address, isOwn }: ChannelsProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', title: words.copied });
    } catch {
      toast({ kind: 'error', title: words.copyFailed });
    }
  };
  return (
    <>
      <p className="share-address" aria-label={words.link}>
        {address}
      </p>
      {isOwn && <HintBox>{words.ownLink}</HintBox>}
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <ul className="share-channels" aria-label={words.shareBy}>
        {shareChannels.map((channel) => (
          <li key={channel}>
            <a
              className="btn btn-line"
              href={shareLink(channel, { name: words.product, message: words.message, address })}
              {...(channel === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {words.channels[channel]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
