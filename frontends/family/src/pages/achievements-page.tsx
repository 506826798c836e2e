import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import {
  Avatar,
  Bones,
  ButtonLink,
  Empty,
  ErrorPanel,
  HintBox,
  ListBones,
  Part,
  PickFilter,
} from '@alcancia/web-kit/ui';

import '../achievements/achievements.css';
import { ChildMedals } from '../achievements/child-medals.js';
import { knownChildren, may } from '../rights.js';
import { words } from '../words/achievements.js';

/** 'Logros' of the children, one child at a time; which one stands in the address (G17). */
export default function AchievementsPage() {
  return (
    <>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <Part fallback={<Bones card lines={5} />}>
        <Achievements />
      </Part>
    </>
  );
}

const failed = (retry: () => void) => <ErrorPanel title={words.failed} onRetry={retry} />;

function Achievements() {
  const { children } = useSuspenseQuery(knownChildren).data;
  const [query, setQuery] = useSearchParams();
  const seen = children.filter(may('seeActivities'));
  const child = seen.find(({ id }) => id === query.get('child')) ?? seen[0];
  if (children.length === 0) {
    const action = <ButtonLink to="/children?new=1">{words.addChild}</ButtonLink>;
    return <Empty title={words.noChildren} text={words.noChildrenText} action={action} />;
  }
  if (!child) return <HintBox>{words.nobody}</HintBox>;
  return (
    <>
      <div className="fbar">
        <PickFilter
          label={words.whose}
          options={seen.map(({ id, displayName, avatar }) => ({
            value: id,
            label: displayName,
            icon: <Avatar name={avatar} size={28} />,
          }))}
          value={child.id}
          onChange={(id) => setQuery({ child: id }, { replace: true })}
        />
      </div>
      <Part key={child.id} fallback={<ListBones rows={4} />} failed={failed}>
        <ChildMedals childId={child.id} name={child.displayName} />
      </Part>
    </>
  );
}
