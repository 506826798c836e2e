import { homeOfChild } from '../home-of.js';
import { AdultPasswordDialog } from './adult-password-dialog.js';
import { AdultPinDialog } from './adult-pin-dialog.js';
import { ChildPinDialog } from './child-pin-dialog.js';
import { DeviceStep } from './device-step.js';
import './step-dialogs.css';
import { HelpDialog } from './help-dialog.js';
import { PinWizard } from './pin-wizard.js';
import type { Profiles } from './selector.queries.js';
import { adultStep, type Step } from './step.js';
import { useSwitch } from './use-switch.js';

interface StepDialogsProps {
  readonly step: Step;
  readonly profiles: Profiles;
  readonly onStep: (next: Step | null) => void;
  /** What the cards say is no longer true: close, and read them again. */
  readonly onChanged: () => void;
}

/** The dialog that is open on '¿Quién está aquí?'. */
export function StepDialogs({ step, profiles: { adult }, onStep, onChanged }: StepDialogsProps) {
  const switchTo = useSwitch();
  const close = () => onStep(null);
  const asAdult = (to: string) => onStep(adultStep(adult, new Date(), to));
  switch (step.kind) {
    case 'adult-pin':
      return (
        <AdultPinDialog
          adult={adult}
          onEntered={(name) => switchTo(name, step.to ?? '/')}
          onPassword={() => onStep({ kind: 'adult-password', to: step.to })}
          onClose={close}
        />
      );
    case 'adult-password':
      return <AdultPasswordDialog adult={adult} onEntered={(name) => switchTo(name, step.to ?? '/')} onClose={close} />;
    case 'device':
      return (
        <DeviceStep
          child={step.child}
          check={step.check}
          onDone={() => onStep({ kind: step.child.hasPin ? 'child-pin' : 'wizard', child: step.child })}
          onDevices={() => asAdult('/settings?tab=devices')}
          onClose={close}
        />
      );
    case 'child-pin':
      return (
        <ChildPinDialog
          child={step.child}
          onEntered={(name) => switchTo(name, homeOfChild(step.child.id))}
          onChanged={onChanged}
          onHelp={() => onStep({ kind: 'help', child: step.child })}
          onClose={close}
        />
      );
    case 'wizard':
      return (
        <PinWizard
          adult={adult}
          child={step.child}
          onEntered={(name) => switchTo(name, homeOfChild(step.child.id))}
          onNotEntered={() => onStep({ kind: 'child-pin', child: step.child })}
          onClose={close}
        />
      );
    case 'help':
      return (
        <HelpDialog
          childName={step.child.displayName}
          onAdult={() => asAdult(`/child/${step.child.id}`)}
          onClose={close}
        />
      );
  }
}
