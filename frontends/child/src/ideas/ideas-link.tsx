import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { words } from '../words/ideas.js';
import { sharedIdeas } from './ideas.queries.js';

/** To what adults of the family share, for a child with whom they share something (G33). */
export function IdeasLink({ childId }: { readonly childId: string }) {
  const { data } = useQuery(sharedIdeas);
  const count = data?.ideas.length ?? 0;
  return (
    count > 0 && (
      <Link className="about-me" to={`/child-dashboard/${childId}/ideas`}>
        {words.link(count)}
      </Link>
    )
  );
}
