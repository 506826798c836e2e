import { Pig } from '@alcancia/web-kit/art';
import { Button, Dialog } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';

/** More slots than this would not fit beside each other. */
const slotsInSight = 12;

interface DeviceCountDialogProps {
  readonly used: number;
  /** −1 is unlimited. */
  readonly limit: number;
  readonly isFull: boolean;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** 'n de m dispositivos en uso': after this one was authorised, or because no other fits (spec 2 §8). */
export const DeviceCountDialog = ({ used, limit, isFull, onGo, onClose }: DeviceCountDialogProps) => (
  <Dialog
    title={isFull ? words.device.full : words.device.done}
    onClose={onClose}
    footer={
      isFull ? (
        <>
          <Button kind="line" onClick={onClose}>
            {words.device.notNow}
          </Button>
          <Button onClick={onGo}>{words.device.seeDevices}</Button>
        </>
      ) : (
        <Button onClick={onGo}>{words.device.goOn}</Button>
      )
    }
  >
    <div className="device-count">
      <Pig mood={isFull ? 'think' : 'cheer'} coin={!isFull} />
      <p className="device-number">{words.device.inUse(used, limit)}</p>
      {limit > 0 && limit <= slotsInSight && (
        <div className="device-slots" aria-hidden>
          {Array.from({ length: limit }, (_, slot) => (
            <i key={slot} className={slot < used ? 'on' : undefined} />
          ))}
        </div>
      )}
      <p className="muted">{isFull ? words.device.fullText : words.device.change}</p>
    </div>
  </Dialog>
);
