import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { useSession } from '@alcancia/web-kit';
import type { Section } from '@alcancia/web-kit/federation';
import { ErrorPanel, FullPageLoading } from '@alcancia/web-kit/ui';

import { progress } from '../progress.queries.js';

type Gate = 'open' | 'locked' | 'loading' | { readonly retry: () => void };

/** Whether a section is unlocked (spec 1 §4). Only adults meet gates: for anyone else it is open. */
function useSectionGate(section: Section | undefined): Gate {
  const session = useSession();
  const isAsked = section !== undefined && session.status === 'adult' && session.who.role === 'adult';
  const { data, isError, refetch } = useQuery({ ...progress, enabled: isAsked });
  if (!isAsked) return 'open';
  if (data) return data.unlocked[section] ? 'open' : 'locked';
  return isError ? { retry: () => void refetch() } : 'loading';
}

/** Redirects to the dashboard while the section is locked. */
export function SectionGate({
  section,
  children,
}: {
  readonly section: Section | undefined;
  readonly children: ReactNode;
}) {
  const gate = useSectionGate(section);
  if (gate === 'open') return children;
  if (gate === 'locked') return <Navigate to="/dashboard" replace />;
  return gate === 'loading' ? <FullPageLoading /> : <ErrorPanel onRetry={gate.retry} />;
}
