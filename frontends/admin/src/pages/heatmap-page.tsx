import { useQuery } from '@tanstack/react-query';

import { Bones, Empty, ErrorPanel } from '@alcancia/web-kit/ui';

import { AdminPage } from '../admin-page.js';
import { Heatmap } from '../heatmap/heatmap.js';
import { allLandings } from '../landings/landings.queries.js';
import { words } from '../words/heatmap.js';

/** '/landing-heatmap': where visitors touch a landing page (G37). */
export default function HeatmapPage() {
  const { data, isError, refetch } = useQuery(allLandings);
  const seen = data?.landings.filter(({ publishedAt }) => publishedAt !== null);
  return (
    <AdminPage title={words.title} about={words.about}>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!isError && !seen && <Bones card lines={8} />}
      {seen?.length === 0 && <Empty title={words.noLandings} />}
      {seen && seen.length > 0 && <Heatmap landings={seen} />}
    </AdminPage>
  );
}
