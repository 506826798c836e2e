import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonKind = 'primary' | 'line' | 'soft' | 'bare' | 'danger' | 'honey';

interface Looks {
  readonly kind?: ButtonKind;
  readonly size?: 'small' | 'normal' | 'large';
  /** As wide as its place. */
  readonly block?: boolean;
  readonly icon?: ReactNode;
}

const sizes = { small: ' btn-sm', normal: '', large: ' btn-lg' };

const classOf = ({ kind = 'primary', size = 'normal', block }: Looks, more = '') =>
  `btn${kind === 'primary' ? '' : ` btn-${kind}`}${sizes[size]}${block ? ' btn-block' : ''} ${more}`.trim();

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, Looks {
  readonly type?: 'button' | 'submit';
  /** At work: keeps its width, shows a ring and takes no second tap. */
  readonly busy?: boolean;
}

/** A button of the adults' pages. */
export function Button({
  kind,
  size,
  block,
  icon,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classOf({ ...(kind && { kind }), ...(size && { size }), ...(block && { block }) }, className)}
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

/** The words stay where they are, so that the button does not jump. */
export const Busy = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span className="is-busy-words">{children}</span>
    <span className="busy-ring" aria-hidden />
  </>
);

interface ButtonLinkProps extends LinkProps, Looks {}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classOf({ ...(kind && { kind }), ...(size && { size }), ...(block && { block }) }, className)}
    >
      {icon}
      {children}
    </Link>
  );
}
