import { Tag } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { KeptLanding } from '@alcancia/contracts/marketing';
import { useKeptDraft } from '@alcancia/web-kit';
import { Button, HintBox, Tabs, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/landings.js';
import { LandingActs } from './landing-acts.js';
import { draftOf, fieldsOf } from './landing-draft.js';
import { problemsOf } from './landing-problems.js';
import { LandingPreview } from './landing-preview.js';
import { LandingVersions } from './landing-versions.js';
import './landings.css';
import { useSaveLanding } from './landings.queries.js';
import { SectionsEditor } from './sections-editor.js';
import { TextsEditor } from './texts-editor.js';

type Part = 'texts' | 'sections' | 'versions' | 'preview';
const parts = [
  { key: 'texts', label: words.texts },
  { key: 'sections', label: words.sectionsTab },
  { key: 'preview', label: words.preview },
  { key: 'versions', label: words.versionsTab },
] as const satisfies readonly { readonly key: Part; readonly label: string }[];

/** A page while it is written (G36): it outlives a reload, and visitors see nothing of it until it is published. */
export function LandingEditor({ page }: { readonly page: KeptLanding }) {
  const { landingId, version, slug, publicSlug, status, isMain, isChanged, content } = page;
  // It stays open when a saved version is read anew, and on a reload.
  const [address, setAddress] = useSearchParams();
  const part = parts.find(({ key }) => key === address.get('part'))?.key ?? 'texts';
  const setPart = (key: Part): void => setAddress({ part: key }, { replace: true });
  const [isChecked, setChecked] = useState(false);
  const draft = useKeptDraft(`landing ${landingId} ${version}`, () => draftOf(slug, content));
  const save = useSaveLanding();
  const problems = isChecked ? problemsOf(draft.draft) : new Map<string, never>();
  const problem = (place: string) => problems.get(place);
  const hasProblem = (place: string): boolean => [...problems.keys()].some((one) => one.startsWith(place));
  useWarning(draft.isChanged);
  const send = (): void => {
    const wrong = problemsOf(draft.draft).size;
    setChecked(true);
    if (wrong > 0) return toast({ kind: 'error', title: words.wrongCount(wrong) });
    save.mutate(
      { landingId, version, ...fieldsOf(draft.draft) },
      {
        onSuccess: () => {
          draft.end();
          toast({ kind: 'success', title: words.saved, text: words.savedText });
        },
        onError: (error) => toastError(error),
      },
    );
  };
  return (
    <div className="landing-editor">
      <div className="landing-bar">
        <Link to="/admin/landing">{words.back}</Link>
        <Tag color={status === 'published' ? 'success' : 'default'}>{words.statuses[status]}</Tag>
        {isMain && <Tag color="processing">{words.isMain}</Tag>}
        {isChanged && <Tag color="warning">{words.unpublished}</Tag>}
        {publicSlug && <a href={isMain ? '/' : words.pathOf(publicSlug)}>{isMain ? '/' : words.pathOf(publicSlug)}</a>}
        <span className="landing-bar-acts">
          <Button kind="line" onClick={send} busy={save.isPending} disabled={!draft.isChanged}>
            {words.save}
          </Button>
          <LandingActs page={page} isTyped={draft.isChanged} />
        </span>
      </div>
      {draft.isKept && (
        <HintBox>
          {words.kept}{' '}
          <button type="button" className="linklike" onClick={draft.discard}>
            {words.discard}
          </button>
        </HintBox>
      )}
      <Tabs label={words.parts} tabs={parts} value={part} onChange={setPart}>
        {part === 'texts' && (
          <TextsEditor
            draft={draft.draft}
            isMoved={publicSlug !== null && draft.draft.slug !== publicSlug}
            problem={problem}
            onChange={draft.set}
          />
        )}
        {part === 'sections' && (
          <SectionsEditor
            sections={draft.draft.sections}
            problem={problem}
            hasProblem={hasProblem}
            onChange={(sections) => draft.set({ sections })}
          />
        )}
        {part === 'preview' && <LandingPreview landingId={landingId} title={content.title} />}
        {part === 'versions' && <LandingVersions landingId={landingId} version={version} />}
      </Tabs>
    </div>
  );
}

/** Leaving the page asks once more while something is typed; it is kept all the same. */
function useWarning(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isTyped]);
}
