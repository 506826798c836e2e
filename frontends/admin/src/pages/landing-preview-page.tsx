import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { Bones, ErrorPanel } from '@alcancia/web-kit/ui';

import { AdminPage } from '../admin-page.js';
import { LandingPreview } from '../landings/landing-preview.js';
import '../landings/landings.css';
import { landingOf } from '../landings/landings.queries.js';
import { words } from '../words/landings.js';

/** '/admin/landing/{id}/preview': what is written, as visitors would see it. */
export default function LandingPreviewPage() {
  const { landingId = '' } = useParams();
  const { data: page, isError, refetch } = useQuery(landingOf(landingId));
  const title = page?.content.title ?? '';
  return (
    <AdminPage title={words.preview} about={title}>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!isError && !page && <Bones card lines={8} />}
      {page && (
        <>
          <Link to={`/admin/landing/${landingId}/edit`}>{words.previewEditor}</Link>
          <LandingPreview landingId={landingId} title={title} initial="desktop" />
        </>
      )}
    </AdminPage>
  );
}
