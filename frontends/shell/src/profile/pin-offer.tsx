import { useState } from 'react';

import { useWho } from '@alcancia/web-kit';
import { Pig } from '@alcancia/web-kit/art';
import { Button, Dialog } from '@alcancia/web-kit/ui';

import { OwnPinDialog } from './own-pin-dialog.js';
import { words } from '../words/pin-offer.js';
import './profile.css';
import { declineOffer, endOffer } from '../offered-pin.js';

/** After the password: an own PIN for the next time, made without another proof (G2, G28). */
export default function PinOffer({ proofToken }: { readonly proofToken: string }) {
  const [isMaking, setMaking] = useState(false);
  if (useWho().adult?.hasPin !== false && !isMaking) return null;
  if (isMaking) return <OwnPinDialog hasPin={false} proofToken={proofToken} onClose={endOffer} />;
  return (
    <Dialog
      title={words.title}
      onClose={declineOffer}
      footer={
        <>
          <Button kind="line" onClick={declineOffer}>
            {words.later}
          </Button>
          <Button onClick={() => setMaking(true)}>{words.make}</Button>
        </>
      }
    >
      <div className="pin-offer">
        <Pig mood="wink" />
        <p className="muted">{words.text}</p>
      </div>
    </Dialog>
  );
}
