import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';

import type { LandingSectionType } from '@alcancia/contracts/marketing';
import { Button, HintBox, SelectField, toast } from '@alcancia/web-kit/ui';

import { type ProblemKind, words } from '../words/landings.js';
import { moved, newSection, type SectionDraft } from './landing-draft.js';
import { nameOf, SectionCard } from './section-card.js';
import { mostSections, sectionKinds } from './section-kinds.js';

const kinds = (Object.keys(sectionKinds) as LandingSectionType[]).map((value) => ({
  value,
  label: words.kinds[value],
}));

interface SectionsEditorProps {
  readonly sections: readonly SectionDraft[];
  /** What is wrong at a place of the content: 'sections.2.heading'. */
  readonly problem: (place: string) => ProblemKind | undefined;
  readonly hasProblem: (place: string) => boolean;
  readonly onChange: (sections: readonly SectionDraft[]) => void;
}

/** The sections in the order in which visitors see them. */
export function SectionsEditor({ sections, problem, hasProblem, onChange }: SectionsEditorProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [kind, setKind] = useState<LandingSectionType>('benefits');
  const [said, say] = useState('');
  const hasMoved = useRef(false);
  const sensors = useSensors(
    // A finger scrolls the page until it has rested on the grip.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: unknown): number => sections.findIndex((one) => one.key === key);
  const named = (key: unknown): string => {
    const section = sections[placeOf(key)];
    return section ? nameOf(section) : '';
  };
  const move = (from: number, to: number): void => {
    const section = sections[from];
    onChange(moved(sections, from, to));
    if (section) say(words.dropped(nameOf(section), to + 1, sections.length));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return words.lifted(named(active.id));
    },
    onDragOver: ({ active, over }) => {
      // It is over its own place from the start: that would talk over what was said of its being lifted.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return words.over(named(active.id), placeOf(over.id) + 1, sections.length);
    },
    onDragEnd: ({ active, over }) =>
      over ? words.dropped(named(active.id), placeOf(over.id) + 1, sections.length) : undefined,
    onDragCancel: ({ active }) => words.cancelled(named(active.id)),
  };
  const add = (): void => {
    const section = newSection(kind, crypto.randomUUID());
    onChange([...sections, section]);
    setOpen(section.key);
  };
  const remove = (at: number): void => {
    const section = sections[at];
    if (!section) return;
    onChange(sections.filter((_, place) => place !== at));
    const back = { label: words.undo, onClick: () => onChange(sections) };
    toast({ kind: 'info', title: words.removed(nameOf(section)), action: back });
  };
  return (
    <>
      {sections.length === 0 && <HintBox>{words.noSections}</HintBox>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHow } }}
        onDragEnd={({ active, over }) => over && active.id !== over.id && move(placeOf(active.id), placeOf(over.id))}
      >
        <SortableContext items={sections.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol className="landing-sections" aria-label={words.sectionsTab}>
            {sections.map((section, nth) => (
              <SectionCard
                key={section.key}
                nth={nth}
                count={sections.length}
                section={section}
                isOpen={open === section.key}
                problem={(place) => problem(`sections.${nth}.${place}`)}
                hasProblem={hasProblem(`sections.${nth}.`)}
                onOpen={(isOpen) => setOpen(isOpen ? section.key : null)}
                onChange={(change) =>
                  onChange(sections.map((one, place) => (place === nth ? { ...one, ...change } : one)))
                }
                onMove={(to) => move(nth, to)}
                onRemove={() => remove(nth)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="sr" role="status">
        {said}
      </p>
      {sections.length < mostSections ? (
        <div className="landing-add">
          <SelectField label={words.addWhich} options={kinds} value={kind} onChange={setKind} />
          <Button kind="line" onClick={add}>
            {words.addSection}
          </Button>
        </div>
      ) : (
        <HintBox>{words.sectionsFull}</HintBox>
      )}
    </>
  );
}
