import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Tab<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
}

interface TabsProps<K extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** `line` under a page's head, `box` segmented, `kid` for children. */
  readonly look?: 'line' | 'box' | 'kid';
  /** What the chosen tab shows. */
  readonly children?: ReactNode;
}

const looks = { line: 'utabs', box: 'tabs', kid: 'k-tabs' };

const next: Partial<Record<string, (at: number, all: number) => number>> = {
  ArrowRight: (at, all) => (at + 1) % all,
  ArrowLeft: (at, all) => (at - 1 + all) % all,
  Home: () => 0,
  End: (_, all) => all - 1,
};

/** Where the tabs do not fit beside each other, this one comes into the middle. The page itself does not move. */
function show(list: HTMLElement, tabId: string): void {
  const chosen = document.getElementById(tabId);
  if (!chosen || list.scrollWidth <= list.clientWidth) return;
  const [around, one] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += one.left + one.width / 2 - (around.left + around.width / 2);
}

/** Tabs: arrows, Home and End move, the chosen one alone is in the tab order. */
export function Tabs<K extends string>({ label, tabs, value, onChange, look = 'line', children }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) show(list.current, `${id}-${value}`);
  }, [id, value]);
  const move = (event: KeyboardEvent) => {
    const to = next[event.key]?.(
      tabs.findIndex(({ key }) => key === value),
      tabs.length,
    );
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={looks[look]} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={children ? `${id}-panel` : undefined}
            aria-selected={tab.key === value}
            tabIndex={tab.key === value ? 0 : -1}
            className={tab.key === value ? 'on' : undefined}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      )}
    </>
  );
}
