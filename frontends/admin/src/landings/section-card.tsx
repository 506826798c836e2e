import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUp } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { DotsSixVertical } from '@phosphor-icons/react/dist/csr/DotsSixVertical';
import { Trash } from '@phosphor-icons/react/dist/csr/Trash';

import { Button, ChoiceField, DateField, SwitchField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { type ProblemKind, words } from '../words/landings.js';
import { ItemFields } from './item-fields.js';
import { newItem, type SectionDraft } from './landing-draft.js';
import { mostItems, sectionKinds } from './section-kinds.js';

const variants = (['all', 'A', 'B'] as const).map((value) => ({ value, label: words.variants[value] }));

interface SectionCardProps {
  readonly nth: number;
  readonly count: number;
  readonly section: SectionDraft;
  readonly isOpen: boolean;
  /** What is wrong at a place within the section: 'items.0.title'. */
  readonly problem: (place: string) => ProblemKind | undefined;
  readonly hasProblem: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (change: Partial<SectionDraft>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** How a section is called in the editor. */
export const nameOf = ({ type, heading }: SectionDraft): string => heading.trim() || words.kinds[type];

/** A section in its place: moved by dragging, by keys and by its arrows. */
export function SectionCard(props: SectionCardProps) {
  const { nth, count, section, isOpen, hasProblem, onOpen, onMove, onRemove } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: section.key,
  });
  const name = nameOf(section);
  return (
    <li
      ref={setNodeRef}
      className={`landing-section${isDragging ? ' is-dragged' : ''}`}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className="landing-section-head">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="icon-btn landing-grip"
          {...attributes}
          {...listeners}
          aria-label={words.dragIt(name)}
        >
          <DotsSixVertical aria-hidden />
        </button>
        <button type="button" className="landing-section-name" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <b>{words.sectionTitle(nth, words.kinds[section.type])}</b>
          <span>
            {hasProblem ? words.problem('wrong') : section.heading}
            {!section.isVisible && ` · ${words.visible}: ${words.no}`}
            {section.variant !== 'all' && ` · ${words.variants[section.variant]}`}
          </span>
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={words.up(name)}
          disabled={nth === 0}
          onClick={() => onMove(nth - 1)}
        >
          <ArrowUp aria-hidden />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={words.down(name)}
          disabled={nth === count - 1}
          onClick={() => onMove(nth + 1)}
        >
          <ArrowDown aria-hidden />
        </button>
        <button type="button" className="icon-btn" aria-label={words.remove(name)} onClick={onRemove}>
          <Trash aria-hidden />
        </button>
      </div>
      {isOpen && <SectionFields {...props} />}
    </li>
  );
}

function SectionFields({ section, problem, onChange }: SectionCardProps) {
  const { type, items } = section;
  const { item: fields, hasClaim } = sectionKinds[type];
  const line = (
    name: 'heading' | 'ctaText' | 'ctaTo' | 'claimSource',
    label: string,
    maxLength: number,
    place: string,
    isOptional = true,
  ) => (
    <TextField
      label={label}
      error={words.problem(problem(place))}
      isOptional={isOptional}
      value={section[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  return (
    <div className="landing-section-fields">
      {line('heading', words.heading, 120, 'heading', false)}
      <TextArea
        label={words.subheading}
        error={words.problem(problem('subheading'))}
        isOptional
        value={section.subheading}
        onChange={(subheading) => onChange({ subheading })}
        maxLength={300}
        rows={2}
      />
      <div className="two">
        {line('ctaText', words.ctaText, 60, 'cta.text')}
        {line('ctaTo', words.ctaTo, 300, 'cta.to')}
      </div>
      {hasClaim && (
        <div className="two">
          {line('claimSource', words.claimSource, 160, 'claim.source')}
          <DateField
            label={words.claimDay}
            error={words.problem(problem('claim.measuredOn'))}
            value={section.claimDay === '' ? null : section.claimDay}
            onChange={(claimDay) => onChange({ claimDay: claimDay ?? '' })}
          />
        </div>
      )}
      {items.map((item, at) => (
        <ItemFields
          // oxlint-disable-next-line react/no-array-index-key -- an item has no name of its own while it is typed
          key={at}
          nth={at}
          fields={fields}
          item={item}
          problem={(name) => problem(`items.${at}.${placeOf(name)}`)}
          onChange={(change) =>
            onChange({ items: items.map((one, place) => (place === at ? { ...one, ...change } : one)) })
          }
          onRemove={() => onChange({ items: items.filter((_, place) => place !== at) })}
        />
      ))}
      {fields.length > 0 && items.length < mostItems && (
        <Button kind="line" onClick={() => onChange({ items: [...items, newItem(type)] })}>
          {words.addItem}
        </Button>
      )}
      <ChoiceField
        label={words.variant}
        options={variants}
        value={section.variant}
        onChange={(variant) => onChange({ variant })}
      />
      <SwitchField
        label={words.visible}
        checked={section.isVisible}
        onChange={(isVisible) => onChange({ isVisible })}
      />
    </div>
  );
}

/** Where a field of an item stands in the content. */
const placeOf = (name: string): string =>
  new Map([
    ['linkText', 'link.text'],
    ['linkTo', 'link.to'],
  ]).get(name) ?? name;
