import { DotsThreeVertical } from '@phosphor-icons/react/dist/csr/DotsThreeVertical';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface MenuAct {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPick: () => void;
  readonly isDanger?: boolean;
}

interface MoreMenuProps {
  /** Whose options they are: 'Opciones de Leer 20 minutos'. */
  readonly label: string;
  readonly acts: readonly MenuAct[];
}

/** Of the window's lower edge, in px: the bar of the phone stands there. */
const barHeight = 80;

/** Upwards where there is no room below, so that nothing has to move under the finger. */
function place(menu: HTMLElement | null): void {
  if (!menu) return;
  const { top, bottom, height } = menu.getBoundingClientRect();
  const isLow = bottom > window.innerHeight - barHeight;
  menu.classList.toggle('up', isLow && top - 2 * height > 0);
}

/** Three dots that open a short menu: arrows move, Escape and a tap beside it close. */
export function MoreMenu({ label, acts }: MoreMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const move = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };

  return (
    <div ref={root} className="more" role="presentation" onKeyDown={move}>
      <button
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <DotsThreeVertical size={24} weight="bold" aria-hidden />
      </button>
      {isOpen && (
        <div ref={place} id={id} className="more-menu" role="menu" aria-label={label}>
          {acts.map(({ label: name, icon, onPick, isDanger }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={isDanger ? 'no' : undefined}
              onClick={() => {
                close();
                onPick();
              }}
            >
              {icon}
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
