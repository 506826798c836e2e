import { DiceFive } from '@phosphor-icons/react/dist/csr/DiceFive';

import { cardDesigns as designs } from '@alcancia/contracts/looks';
import { palettes } from '@alcancia/contracts/values';
import { CardArt, cardDesigns, paletteNames } from '@alcancia/web-kit/art';
import { KidButton } from '@alcancia/web-kit/ui';

import { words } from '../words/personalize.js';
import { type Draft, schemeAtRandom, schemes } from './draft.js';
import { Option } from './option.js';

export interface ChoicesProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** 'Temas': ready-made colour schemes, and one by chance. */
export const Schemes = ({ draft, onChange }: ChoicesProps) => (
  <>
    <KidButton
      kind="accent"
      block
      icon={<DiceFive weight="fill" aria-hidden />}
      onClick={() => onChange({ palette: schemeAtRandom(draft.palette, Math.random) })}
    >
      {words.random}
    </KidButton>
    <div className="pz-grid">
      {schemes.map((palette) => (
        <Option
          key={palette}
          kind="theme"
          name={paletteNames[palette]}
          isChosen={draft.palette === palette}
          attributes={{ 'data-palette': palette }}
          picture={
            <>
              <i />
              <i />
              <b />
            </>
          }
          onChoose={() => onChange({ palette })}
        />
      ))}
    </div>
  </>
);

/** 'Tarjeta': the landscape. */
export const Cards = ({ draft, onChange }: ChoicesProps) => (
  <div className="pz-grid">
    {designs.map((cardDesign) => (
      <Option
        key={cardDesign}
        kind="card"
        name={cardDesigns[cardDesign].name}
        isChosen={draft.cardDesign === cardDesign}
        picture={<CardArt name={cardDesign} />}
        onChoose={() => onChange({ cardDesign })}
      />
    ))}
  </div>
);

/** 'Colores': the twelve palettes. */
export const Colours = ({ draft, onChange }: ChoicesProps) => (
  <div className="pz-grid">
    {palettes.map((palette) => (
      <Option
        key={palette}
        kind="colours"
        name={paletteNames[palette]}
        isChosen={draft.palette === palette}
        picture={
          <span className="pz-swatch" data-palette={palette}>
            <i />
            <i />
            <i />
          </span>
        }
        onChoose={() => onChange({ palette })}
      />
    ))}
  </div>
);
