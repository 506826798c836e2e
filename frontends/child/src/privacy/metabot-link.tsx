import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { words } from '../words/privacy.js';
import { consentsOf } from './privacy.queries.js';

/** To the assistant, for a child whose owner allows it (G41). */
export function MetabotLink({ childId }: { readonly childId: string }) {
  const { data } = useQuery(consentsOf(childId));
  const isAllowed = data?.consents.some(({ purpose, isGiven }) => purpose === 'assistant' && isGiven);
  return (
    isAllowed && (
      <Link className="about-me" to="/assistant">
        {words.metabot}
      </Link>
    )
  );
}
