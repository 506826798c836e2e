import { Compass } from '@phosphor-icons/react/dist/csr/Compass';
import { Wind } from '@phosphor-icons/react/dist/csr/Wind';

import type { AssistantMode } from '@alcancia/contracts/assistant';
import { Tabs } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';

interface PersonaTabsProps {
  readonly mode: AssistantMode;
  readonly onChange: (mode: AssistantMode) => void;
}

/** Guía answers, Respira breathes with you (spec 2 §2). */
export const PersonaTabs = ({ mode, onChange }: PersonaTabsProps) => (
  <Tabs
    label={words.persona}
    look="box"
    tabs={[
      { key: 'guia', label: <PersonaName icon={Compass} name={words.modes.guia} /> },
      { key: 'respira', label: <PersonaName icon={Wind} name={words.modes.respira} /> },
    ]}
    value={mode}
    onChange={onChange}
  />
);

const PersonaName = ({ icon: Icon, name }: { readonly icon: typeof Compass; readonly name: string }) => (
  <>
    <Icon size={20} aria-hidden />
    {name}
  </>
);
