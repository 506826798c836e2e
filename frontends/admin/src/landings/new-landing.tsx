import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { landingSlugPattern, type ListedLanding } from '@alcancia/contracts/marketing';
import { Bones, Button, ErrorPanel, TextField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/landings.js';
import './landings.css';
import { allLandings, landingOf, useCreateLanding } from './landings.queries.js';

/** A new page starts from what stands at '/': its texts are there to be changed. */
export function NewLanding() {
  const { data, isError, refetch } = useQuery(allLandings);
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  const like = data?.landings.find(({ isMain }) => isMain) ?? data?.landings[0];
  return like ? <Form like={like} /> : <Bones card lines={4} />;
}

function Form({ like }: { readonly like: ListedLanding }) {
  const { data: first } = useQuery(landingOf(like.landingId));
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState('');
  const [isChecked, setChecked] = useState(false);
  const create = useCreateLanding();
  const navigate = useNavigate();
  const isSlug = landingSlugPattern.test(slug);
  const send = (): void => {
    setChecked(true);
    if (!first || title.trim() === '' || !isSlug) return;
    create.mutate(
      { slug, content: { ...first.content, title: title.trim() } },
      {
        onSuccess: ({ landingId }) => {
          toast({ kind: 'success', title: words.created });
          void navigate(`/admin/landing/${landingId}/edit`, { replace: true });
        },
        onError: (error) => toastError(error),
      },
    );
  };
  return (
    <form
      className="landing-texts"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.metaTitle}
        error={isChecked && title.trim() === '' ? words.problem('missing') : undefined}
        value={title}
        onChange={setTitle}
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        label={words.slug}
        hint={words.slugHint}
        error={isChecked && !isSlug ? words.slugWrong : undefined}
        value={slug}
        onChange={setSlug}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" busy={create.isPending} disabled={!first}>
        {words.createIt}
      </Button>
    </form>
  );
}
