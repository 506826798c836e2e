import { type AdultProof, useSessionActs, wearLook } from '@alcancia/web-kit';
import { cardOf } from '@alcancia/web-kit/art';

import { homeOfChild } from '../home-of.js';
import { offerPin } from '../offered-pin.js';
import { words } from '../words/selector.js';
import { AdultPasswordDialog } from './adult-password-dialog.js';
import { AdultPinDialog } from './adult-pin-dialog.js';
import { ChildPinDialog } from './child-pin-dialog.js';
import { DeviceStep } from './device-step.js';
import './step-dialogs.css';
import { HelpDialog } from './help-dialog.js';
import { PinWizard } from './pin-wizard.js';
import type { ChildCard, Profiles } from './selector.queries.js';
import { type AdultAim, adultStep, type Step } from './step.js';
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
  const session = useSessionActs();
  const switchTo = useSwitch();
  const close = () => onStep(null);
  const asAdult = (to: string) => onStep(adultStep(adult, new Date(), { to }));
  const actFor = (aim: AdultAim) => async (proof: AdultProof) => {
    if (aim === 'sign-out') return session.signOutAsAdult(proof);
    const { displayName, proofToken } = await session.chooseAdult(proof);
    if (proofToken && !adult.hasPin) offerPin(proofToken);
    switchTo(displayName, aim.to ?? '/');
  };
  /** The page wears the child's colours before its world opens (spec 1 §4): nobody else's are ever seen there. */
  const enter = (name: string, child: ChildCard) => {
    wearLook(child.id, { palette: child.palette, cardDesign: cardOf(child) });
    switchTo(name, homeOfChild(child.id));
  };
  switch (step.kind) {
    case 'adult-pin':
      return (
        <AdultPinDialog
          adult={adult}
          text={step.aim === 'sign-out' ? words.leaving.pin : undefined}
          act={actFor(step.aim)}
          onPassword={() => onStep({ kind: 'adult-password', aim: step.aim })}
          onClose={close}
        />
      );
    case 'adult-password':
      return (
        <AdultPasswordDialog
          adult={adult}
          said={step.aim === 'sign-out' ? words.leaving.password : words.entering}
          act={actFor(step.aim)}
          onClose={close}
        />
      );
    case 'device':
      return (
        <DeviceStep
          child={step.child}
          check={step.check}
          onDone={(proofToken) =>
            onStep(
              step.child.hasPin
                ? { kind: 'child-pin', child: step.child }
                : { kind: 'wizard', child: step.child, proofToken },
            )
          }
          onDevices={() => asAdult('/settings?tab=devices')}
          onClose={close}
        />
      );
    case 'child-pin':
      return (
        <ChildPinDialog
          child={step.child}
          onEntered={(name) => enter(name, step.child)}
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
          proofToken={step.proofToken}
          onEntered={(name) => enter(name, step.child)}
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
