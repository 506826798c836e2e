import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { Bones, ErrorPanel } from '@alcancia/web-kit/ui';

import { AdminPage } from '../admin-page.js';
import { LandingEditor } from '../landings/landing-editor.js';
import { landingOf } from '../landings/landings.queries.js';
import { words } from '../words/landings.js';

/** '/admin/landing/{id}/edit': one page while it is written. */
export default function LandingEditPage() {
  const { landingId = '' } = useParams();
  const { data: page, isError, refetch } = useQuery(landingOf(landingId));
  return (
    <AdminPage title={page?.content.title ?? words.title} about={words.about}>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!isError && (page ? <LandingEditor key={page.version} page={page} /> : <Bones card lines={8} />)}
    </AdminPage>
  );
}
