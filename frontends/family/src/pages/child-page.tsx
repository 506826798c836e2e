import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { DoorOpen } from '@phosphor-icons/react/dist/csr/DoorOpen';
import { PaintBrush } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import type { ChildView } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { CardArt, cardOf, Pet } from '@alcancia/web-kit/art';
import {
  Bones,
  Button,
  ButtonLink,
  DataDownload,
  ErrorPanel,
  HintBox,
  ListBones,
  Part,
  Tabs,
  toastError,
} from '@alcancia/web-kit/ui';

import '../achievements/achievements.css';
import { ChildMedals } from '../achievements/child-medals.js';
import '../children/child-form.css';
import { ChildForm } from '../children/child-form.js';
import { ChildToday } from '../children/child-today.js';
import '../children/child-page.css';
import '../children/children.css';
import { childProfile } from '../children/children.queries.js';
import { InviteButton } from '../guardians/invite-button.js';
import { PinCard } from '../children/pin-card.js';
import { BeyondStrip } from '../places/beyond-strip.js';
import { ConsentCard } from '../privacy/consent-card.js';
import { ConsentHistory } from '../privacy/consent-history.js';
import { ReviewStrip } from '../privacy/consent-review.js';
import { EraseCard } from '../privacy/erase-card.js';
import { ErasureStrip } from '../privacy/erasure-strip.js';
import { KeptData } from '../privacy/kept-data.js';
import '../privacy/privacy.css';
import { may } from '../rights.js';
import { RightsHistory } from '../tutors/rights-history.js';
import '../tutors/tutors.css';
import { TutorsCard } from '../tutors/tutors-card.js';
import { words as achievementWords } from '../words/achievements.js';
import { words } from '../words/children.js';
import { words as privacyWords } from '../words/privacy.js';
import { words as tutorWords } from '../words/tutors.js';

const mayEdit = may('editProfile');
const maySeeWork = may('seeActivities');
const mayInvite = may('inviteGuardians');
const mayDownload = may('downloadData');

/** A child that is unknown, or deleted meanwhile, is said to be so: trying again would not bring it. */
const failed = (retry: () => void, error: unknown) =>
  error instanceof ApiError && error.kind === 'not_found' ? (
    <ErrorPanel {...words.gone} action={<ButtonLink to="/children">{words.title}</ButtonLink>} />
  ) : (
    <ErrorPanel onRetry={retry} />
  );

/** As the address names the tabs beside the first. */
const addressOf = { achievements: 'logros', tutors: 'tutores', privacy: 'privacidad' } as const;
type Tab = 'summary' | keyof typeof addressOf;
const tabs = [
  { key: 'summary', label: privacyWords.summary },
  { key: 'achievements', label: achievementWords.title },
  { key: 'tutors', label: tutorWords.title },
  { key: 'privacy', label: privacyWords.tab },
] as const satisfies { key: Tab; label: string }[];

/** One child as an adult sees it: today and PIN, what it has earned, who looks after it, or its privacy (G20 as far as it exists). */
export default function ChildPage() {
  const { childId = '' } = useParams();
  return (
    <div className="children">
      <Part key={childId} fallback={<Bones card lines={5} />} failed={failed}>
        <Child childId={childId} />
      </Part>
    </div>
  );
}

function Child({ childId }: { readonly childId: string }) {
  const child = useSuspenseQuery(childProfile(childId)).data;
  const [query, setQuery] = useSearchParams();
  const isEditing = query.get('edit') === '1' && mayEdit(child);
  const asked = query.get('tab');
  const tab = tabs.find(({ key }) => key !== 'summary' && addressOf[key] === asked)?.key ?? 'summary';
  return (
    <>
      <Link className="backl" to="/children">
        <ArrowLeft size={20} aria-hidden />
        {words.back}
      </Link>
      <section className="hero world band" data-card={cardOf(child)} data-palette={child.palette}>
        <CardArt name={cardOf(child)} />
        <div className="ht">
          <h1>{child.displayName}</h1>
          <p>{words.years(child.age)}</p>
        </div>
        <div className="hp">
          <Pet name={child.avatar} mood="happy" />
        </div>
        <div className="ha">
          <ButtonLink to={`/child-dashboard/${childId}`} icon={<DoorOpen aria-hidden />}>
            {words.world}
          </ButtonLink>
          {mayEdit(child) && (
            <ButtonLink
              kind="line"
              className="edit"
              to={`/child-dashboard/${childId}?personalize=1`}
              icon={<PaintBrush aria-hidden />}
              aria-label={words.personalize}
            >
              <span>{words.personalize}</span>
            </ButtonLink>
          )}
          {mayEdit(child) && (
            <Button
              kind="line"
              className="edit"
              icon={<PencilSimple aria-hidden />}
              aria-label={words.edit}
              onClick={() => setQuery({ edit: '1' })}
            >
              <span>{words.edit}</span>
            </Button>
          )}
        </div>
      </section>
      <ErasureStrip child={child} />
      <BeyondStrip child={child} />
      {tab !== 'privacy' && <ReviewStrip child={child} />}
      <Tabs
        label={privacyWords.tabs}
        tabs={tabs}
        value={tab}
        onChange={(next) => setQuery(next === 'summary' ? {} : { tab: addressOf[next] }, { replace: true })}
      >
        {tab === 'summary' && <Summary child={child} />}
        {tab === 'achievements' && <Achievements child={child} />}
        {tab === 'tutors' && <Tutors child={child} />}
        {tab === 'privacy' && <Privacy child={child} />}
      </Tabs>
      {isEditing && <Editor child={child} onClose={() => setQuery({}, { replace: true })} />}
    </>
  );
}

interface EditorProps {
  readonly child: ChildView;
  readonly onClose: () => void;
}

/** The child as it was when the form was opened: what somebody saves meanwhile is refused, not overwritten. */
function Editor({ child, onClose }: EditorProps) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(child);
  const reload = (): void => {
    const now = client.fetchQuery({ ...childProfile(child.id), staleTime: 0 });
    now.then(setOpened, (error: unknown) => toastError(error));
  };
  return <ChildForm key={opened.version} child={opened} onClose={onClose} onReload={reload} />;
}

const Summary = ({ child }: { readonly child: ChildView }) => (
  <div className="cols">
    <div>
      <Part fallback={<Bones card lines={4} />}>
        <ChildToday childId={child.id} />
      </Part>
    </div>
    <div>
      <PinCard child={child} />
    </div>
  </div>
);

const achievementsFailed = (retry: () => void) => <ErrorPanel title={achievementWords.failed} onRetry={retry} />;

const Achievements = ({ child }: { readonly child: ChildView }) =>
  maySeeWork(child) ? (
    <Part fallback={<ListBones rows={4} />} failed={achievementsFailed}>
      <ChildMedals childId={child.id} name={child.displayName} />
    </Part>
  ) : (
    <HintBox>{achievementWords.nobody}</HintBox>
  );

const privacyFailed = (retry: () => void) => <ErrorPanel title={privacyWords.failed} onRetry={retry} />;

const downloadFailed = (retry: () => void) => <ErrorPanel title={privacyWords.downloadFailed} onRetry={retry} />;

const Privacy = ({ child }: { readonly child: ChildView }) => (
  <div className="cols">
    <div>
      <Part fallback={<Bones card lines={6} />} failed={privacyFailed}>
        <ConsentCard child={child} />
      </Part>
      <KeptData name={child.displayName} />
      <EraseCard child={child} />
    </div>
    <div>
      {mayDownload(child) && (
        <Part fallback={<Bones card lines={2} />} failed={downloadFailed}>
          <DataDownload child={child} />
        </Part>
      )}
      <Part fallback={<Bones card lines={3} />} failed={privacyFailed}>
        <ConsentHistory childId={child.id} />
      </Part>
    </div>
  </div>
);

const tutorsFailed = (retry: () => void) => <ErrorPanel title={tutorWords.failed} onRetry={retry} />;

const Tutors = ({ child }: { readonly child: ChildView }) => (
  <div className="cols">
    <div>
      <Part fallback={<ListBones rows={3} />} failed={tutorsFailed}>
        <TutorsCard child={child} invite={mayInvite(child) && <InviteButton childId={child.id} />} />
      </Part>
    </div>
    <div>
      <Part fallback={<Bones card lines={4} />}>
        <RightsHistory childId={child.id} />
      </Part>
    </div>
  </div>
);
