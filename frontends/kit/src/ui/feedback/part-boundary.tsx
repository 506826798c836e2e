import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';

import { connection } from '../../offline/connection.js';
import { Bones } from './loading.js';
import { ErrorPanel } from './panels.js';

interface PartProps {
  readonly children: ReactNode;
  /** What stands there while the part loads. */
  readonly fallback?: ReactNode;
  /** What stands there when it failed; by default the calm pig. */
  readonly failed?: (retry: () => void, error: unknown) => ReactNode;
}

interface CatcherProps extends PartProps {
  readonly onReset: () => void;
}

class Catcher extends Component<CatcherProps, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  private unwatch: () => void = () => undefined;

  /** What failed for want of a network is tried again when there is one. */
  override componentDidMount() {
    this.unwatch = connection.subscribe(() => {
      if (this.state.failure && !connection.snapshot().isOffline) this.retry();
    });
  }

  override componentWillUnmount() {
    this.unwatch();
  }

  readonly retry = () => {
    this.props.onReset();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { failed } = this.props;
    return failed ? failed(this.retry, failure.error) : <ErrorPanel onRetry={this.retry} />;
  }
}

/** A part of a page that may load late or fail without harm to the rest: for useSuspenseQuery and lazy pieces. */
export function Part({ children, fallback, failed }: PartProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher onReset={reset} {...(failed ? { failed } : {})}>
          <Suspense fallback={fallback ?? <Bones />}>{children}</Suspense>
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  );
}
