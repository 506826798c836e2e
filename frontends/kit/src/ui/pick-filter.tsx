import type { ReactNode } from 'react';

interface Pick<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** How many it would show; absent where nobody knows. */
  readonly count?: number | string | undefined;
}

interface PickFilterProps<V extends string> {
  readonly label: string;
  readonly options: readonly Pick<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** Pills that narrow a list; they scroll sideways where they do not fit. */
export const PickFilter = <V extends string>({ label, options, value, onChange }: PickFilterProps<V>) => (
  <div className="filters" role="group" aria-label={label}>
    {options.map(({ value: one, label: name, icon, count }) => (
      <button
        key={one}
        type="button"
        className={one === value ? 'pick on' : 'pick'}
        aria-pressed={one === value}
        onClick={() => onChange(one)}
      >
        {icon}
        <span className="name">{name}</span>
        {count !== undefined && <b>{count}</b>}
      </button>
    ))}
  </div>
);
