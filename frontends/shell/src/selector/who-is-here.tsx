import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { checkDevice } from '@alcancia/contracts/identity';
import { type ApiError, ask, deviceKey, useSession } from '@alcancia/web-kit';
import { Button, Empty, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import { StepDialogs } from './step-dialogs.js';
import type { ChildCard, Profiles } from './selector.queries.js';
import { adultStep, childStep, type DeviceCheck, type Step } from './step.js';
import { Tiles } from './tiles.js';

/** Where children are added. */
const addChildAt = '/children?new=1';

interface WhoIsHereProps {
  readonly profiles: Profiles;
  readonly onChanged: () => void;
}

/** The cards, and what is asked of who was chosen. */
export function WhoIsHere({ profiles, onChanged }: WhoIsHereProps) {
  const { adult, children } = profiles;
  const session = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step | null>(null);
  const check = useMutation<DeviceCheck, ApiError, ChildCard>({
    mutationFn: (child) => ask(checkDevice, { childId: child.id, fingerprint: deviceKey() }),
    onSuccess: (found, child) => setStep(childStep(child, found)),
    onError: () => toast({ kind: 'error', title: words.device.checkFailed }),
  });
  const [query] = useSearchParams();
  const [handedTo] = useState(() => children.find(({ id }) => id === query.get('child')));
  const { mutate: look } = check;
  useEffect(() => {
    if (handedTo) look(handedTo);
  }, [handedTo, look]);
  const add = () => {
    if (session.status === 'adult') void navigate(addChildAt);
    else setStep(adultStep(adult, new Date(), { to: addChildAt }));
  };
  return (
    <>
      <div className={children.length === 0 ? 'tiles-alone' : undefined}>
        <Tiles
          adult={adult}
          kids={children}
          busyWith={check.isPending ? check.variables.id : null}
          onAdult={() => setStep(adultStep(adult, new Date()))}
          onChild={(child) => !check.isPending && check.mutate(child)}
          onAdd={add}
        />
        {children.length === 0 && (
          <Empty
            title={words.nobody}
            text={words.nobodyText}
            action={
              <Button size="large" onClick={add}>
                {words.addFirstChild}
              </Button>
            }
          />
        )}
      </div>
      {step && (
        <StepDialogs
          step={step}
          profiles={profiles}
          onStep={setStep}
          onChanged={() => {
            setStep(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
