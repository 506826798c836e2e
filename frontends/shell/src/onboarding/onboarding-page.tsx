import { SignOut } from '@phosphor-icons/react/dist/csr/SignOut';
import { type FormEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { saveOwnProfile } from '@alcancia/contracts/identity';
import { useSession, useSessionActs, useWrite, type WhoAmI } from '@alcancia/web-kit';
import { Art, Logo, Pig } from '@alcancia/web-kit/art';
import { Button, FullPageLoading, toastError } from '@alcancia/web-kit/ui';

import { AccessUnknown } from '../access-unknown.js';
import { needsOnboarding } from '../home-of.js';
import { formOf, isComplete, profileComplaints } from '../own-profile.js';
import { OwnProfileFields } from '../own-profile-fields.js';
import { eggsScene } from '../scenery.js';
import { ToHome } from '../to-home.js';
import { words } from '../words/onboarding.js';
import './onboarding.css';

const scene = eggsScene();

/** '/onboarding': only for a signed-in adult with an incomplete profile; once it is complete, home. */
export default function OnboardingPage() {
  const session = useSession();
  if (session.status === 'loading') return <FullPageLoading />;
  if (session.status === 'unknown') return <AccessUnknown onRetry={session.retry} />;
  if (session.status === 'none') return <Navigate to="/auth?tab=signin" replace />;
  if (!needsOnboarding(session.who) || !session.who.adult) return <ToHome who={session.who} />;
  return (
    <div className="onboarding">
      <title>{`${words.title} · ${words.product}`}</title>
      <aside className="onboarding-scene" aria-hidden>
        <Art svg={scene} className="onboarding-scene-art" />
        <div>
          <Logo />
          <b>{words.motto}</b>
        </div>
      </aside>
      <Form adult={session.who.adult} />
    </div>
  );
}

function Form({ adult }: { readonly adult: NonNullable<WhoAmI['adult']> }) {
  const acts = useSessionActs();
  const [query] = useSearchParams();
  const [form, setForm] = useState(() => formOf(adult, query, navigator.language));
  const [isTried, setTried] = useState(false);
  const save = useWrite(saveOwnProfile, { onError: (error) => toastError(error) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending || save.isSuccess) return;
    setTried(true);
    const element = event.currentTarget;
    if (!isComplete(form)) {
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    save.mutate({ ...form, version: adult.version, timeZone });
  };
  return (
    <main className="onboarding-main">
      <Button kind="bare" icon={<SignOut size={20} />} onClick={() => void acts.signOut()}>
        {words.signOut}
      </Button>
      <header>
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.text}</p>
        </div>
        <Pig mood="look" className="onboarding-peek" />
      </header>
      <form noValidate onSubmit={submit}>
        <OwnProfileFields
          form={form}
          complaints={isTried ? profileComplaints(form) : {}}
          onChange={(change) => setForm({ ...form, ...change })}
        />
        <Button type="submit" size="large" block busy={save.isPending || save.isSuccess}>
          {words.submit}
        </Button>
      </form>
    </main>
  );
}
