import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

import { Busy } from '../button.js';

interface Looks {
  /** `main` is painted, `quiet` white, `accent` in the second colour, `wait` and `done` are states that take no tap. */
  readonly kind?: 'main' | 'quiet' | 'accent' | 'wait' | 'done';
  readonly icon?: ReactNode;
  readonly block?: boolean;
}

const classOf = ({ kind = 'main', block }: Looks, more = '') =>
  `k-btn${kind === 'main' ? '' : ` ${kind}`}${block ? ' k-block' : ''} ${more}`.trim();

interface KidButtonProps extends Omit<ComponentProps<'button'>, 'type'>, Looks {
  readonly type?: 'button' | 'submit';
  readonly busy?: boolean;
}

/** A child's button: raised, and pressed down when touched. */
export function KidButton({
  kind = 'main',
  icon,
  block = false,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: KidButtonProps) {
  if (kind === 'wait' || kind === 'done')
    return (
      <span className={classOf({ kind, block }, className)}>
        {icon}
        {children}
      </span>
    );
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classOf({ kind, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <Busy>
          {icon}
          {children}
        </Busy>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  );
}

/** A link that looks like a child's button. */
export const KidLink = ({ kind = 'main', icon, block = false, className, children, ...rest }: LinkProps & Looks) => (
  <Link {...rest} className={classOf({ kind, block }, className)}>
    {icon}
    {children}
  </Link>
);

/** A white toy card with a lip. */
export const KidCard = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={className ? `k-card ${className}` : 'k-card'} />
);
