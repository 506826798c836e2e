import { Eye } from '@phosphor-icons/react/dist/csr/Eye';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { useSessionActs } from '@alcancia/web-kit';
import { Avatar, Logo } from '@alcancia/web-kit/art';
import { HeadPlace, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/world.js';

interface WorldHeadProps {
  readonly isOwn: boolean;
  /** Whether what an adult marks here would count; absent where there is nothing to mark. */
  readonly mayMark?: boolean | undefined;
  readonly homeTo: string;
  readonly child?: { readonly displayName: string; readonly avatar: string };
}

/** The logo alone and the way to another profile (G45); for an adult the band says in whose world this is. */
export function WorldHead({ isOwn, mayMark, homeTo, child }: WorldHeadProps) {
  return (
    <>
      {!isOwn && <WatchingBand name={child?.displayName} mayMark={mayMark} />}
      <header className="k-head">
        <Link className="logo-link" to={homeTo} aria-label={words.homeLink}>
          <Logo />
        </Link>
        {isOwn && <HeadPlace />}
        {isOwn && <LeavePill avatar={child?.avatar ?? null} />}
      </header>
    </>
  );
}

interface WatchingBandProps extends Pick<WorldHeadProps, 'mayMark'> {
  readonly name: string | undefined;
}

const WatchingBand = ({ name, mayMark }: WatchingBandProps) => (
  <aside className="watching">
    <Eye size={24} aria-hidden />
    <p>
      {name && <b>{words.watching(name)}</b>}
      {mayMark !== undefined && <span>{mayMark ? words.watchingText : words.watchingOnly}</span>}
    </p>
    <Link to="/dashboard">{words.backToMine}</Link>
  </aside>
);

/** 'Cambiar Perfil': nobody is chosen any more, and '¿Quién está aquí?' opens (spec 1 §2). */
function LeavePill({ avatar }: { readonly avatar: string | null }) {
  const session = useSessionActs();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await session.leave();
      await navigate('/profile-selector', { replace: true });
    } catch (thrown) {
      toastError(thrown);
      setBusy(false);
    }
  };
  return (
    <button type="button" className="k-who" aria-busy={isBusy || undefined} onClick={() => !isBusy && void leave()}>
      {avatar && <Avatar name={avatar} size={44} />}
      {words.changeProfile}
    </button>
  );
}
