import { Image } from '@phosphor-icons/react/dist/csr/Image';
import { Palette } from '@phosphor-icons/react/dist/csr/Palette';
import { PawPrint } from '@phosphor-icons/react/dist/csr/PawPrint';
import { Swatches } from '@phosphor-icons/react/dist/csr/Swatches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { petMoodOf, type PetStage, petStageOf } from '@alcancia/contracts/pets';
import { KidButton, KidDialog, Tabs, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/personalize.js';
import type { ChildWorld } from './world.js';
import { Cards, Colours, Schemes } from './choices.js';
import { type Draft, draftOf } from './draft.js';
import { LookPreview } from './look-preview.js';
import { Pets } from './pets.js';
import './personalize.css';
import { worldNow } from './personalize.queries.js';
import { useSaveLook } from './use-save-look.js';

type Tab = keyof typeof words.tabs;

const icons = { themes: Swatches, card: Image, colours: Palette, pet: PawPrint };

interface PersonalizeDialogProps extends Pick<ChildWorld, 'child' | 'isOwn'> {
  /** What the page behind shows meanwhile. */
  readonly onDraft: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** '¡Personaliza tu Mundo!' (spec 1 §2): tried on at once, worn only when saved. */
export default function PersonalizeDialog({ child, isOwn, onDraft, onClose }: PersonalizeDialogProps) {
  const { childId, displayName, level } = child;
  const { data: now } = useQuery(worldNow(childId));
  const [tab, setTab] = useState<Tab>('themes');
  const [change, setChange] = useState<Partial<Draft>>({});
  const { isSaving, save } = useSaveLook();
  const from = draftOf(child);
  const draft: Draft = { ...from, ...change };
  const stage = (now?.pet.stage ?? petStageOf(level.totalPoints)) as PetStage;

  const tryOn = (more: Partial<Draft>): void => {
    setChange({ ...change, ...more });
    onDraft({ ...draft, ...more });
  };
  const send = async (): Promise<void> => {
    if (!(await save({ childId, from, to: draft }))) return;
    toast({ kind: 'success', title: isOwn ? words.saved : words.savedFor(displayName) });
    onClose();
  };

  const choices = { draft, onChange: tryOn };
  const panes = {
    themes: <Schemes {...choices} />,
    card: <Cards {...choices} />,
    colours: <Colours {...choices} />,
    pet: <Pets {...choices} own={from.avatar} level={now?.level ?? level.level} stage={stage} />,
  };
  return (
    <KidDialog
      title={words.title}
      palette={draft.palette}
      card={draft.cardDesign}
      className="pz"
      closesOutside={false}
      onClose={onClose}
    >
      <LookPreview name={displayName} draft={draft} stage={stage} mood={now?.pet.mood ?? petMoodOf(child)} />
      <Tabs
        label={words.tabsLabel}
        look="kid"
        value={tab}
        onChange={setTab}
        tabs={(Object.keys(words.tabs) as Tab[]).map((key) => {
          const Icon = icons[key];
          const isChosen = key === tab;
          return {
            key,
            label: (
              <>
                <Icon size={24} weight={isChosen ? 'fill' : 'regular'} aria-hidden />
                <span>{words.tabs[key]}</span>
              </>
            ),
          };
        })}
      >
        <div className="pz-body">{panes[tab]}</div>
      </Tabs>
      <footer className="pz-foot">
        <KidButton kind="quiet" onClick={onClose}>
          {words.cancel}
        </KidButton>
        <KidButton busy={isSaving} onClick={() => void send()}>
          {isSaving ? words.saving : words.save}
        </KidButton>
      </footer>
    </KidDialog>
  );
}
