import type { PetMood, PetStage } from '@alcancia/contracts/pets';
import { CardArt, cardDesigns, paletteNames, Pet, petKits } from '@alcancia/web-kit/art';

import { words } from '../words/personalize.js';
import type { Draft } from './draft.js';

interface LookPreviewProps {
  readonly name: string;
  readonly draft: Draft;
  readonly stage: PetStage;
  readonly mood: PetMood;
}

/** The child's own screen in small, as it would be: it stays in sight where the dialog covers the world itself. */
export const LookPreview = ({ name, draft: { palette, cardDesign, avatar }, stage, mood }: LookPreviewProps) => (
  <div
    className="pz-look"
    role="img"
    aria-label={words.preview(cardDesigns[cardDesign].name, paletteNames[palette], petKits[avatar].n)}
  >
    <div className="world" data-card={cardDesign}>
      <CardArt name={cardDesign} />
      <b>{words.hello(name)}</b>
      <Pet name={avatar} stage={stage} mood={mood} className="pz-look-pet" />
    </div>
    <div className="pz-look-row">
      <i className="k-slot">
        <i style={{ width: '64%' }} />
      </i>
      <i className="pz-look-button" />
      <i className="pz-look-button is-accent" />
    </div>
  </div>
);
