import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { FeatureFlag } from '@alcancia/contracts/flags';
import { useFlag, useSession } from '@alcancia/web-kit';
import { Empty } from '@alcancia/web-kit/ui';

import { homeOf } from '../home-of.js';
import { words } from '../words/layout.js';

const { title, text, home } = words.sectionOff;

/** Stands in for a page whose section is switched off; it comes back by itself. */
export function FlagGate({ flag, children }: { readonly flag: FeatureFlag | undefined; readonly children: ReactNode }) {
  const session = useSession();
  const isOn = useFlag(flag);
  if (isOn || !('who' in session)) return children;
  return (
    <Empty
      heading="h1"
      title={title}
      text={text}
      action={
        <Link className="btn btn-primary" to={homeOf(session.who)}>
          {home}
        </Link>
      }
    />
  );
}
