import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode } from 'react';

import { Art, CardArt, Pet, cardOf } from '@alcancia/web-kit/art';

import { adultScene } from '../scenery.js';
import { words } from '../words/selector.js';
import type { AdultCard, ChildCard } from './selector.queries.js';

const scene = adultScene();

interface TileProps {
  readonly name: string;
  readonly kind: string;
  readonly busy: boolean;
  readonly picture: ReactNode;
  readonly look?: Readonly<Record<`data-${string}`, string>>;
  readonly onPick: () => void;
}

const Tile = ({ name, kind, busy, picture, look, onPick }: TileProps) => (
  <li>
    <button type="button" className="tile" aria-busy={busy || undefined} {...look} onClick={onPick}>
      <span className="tile-pic">{picture}</span>
      <span className="tile-name">
        {name}
        <small>{kind}</small>
      </span>
    </button>
  </li>
);

interface TilesProps {
  readonly adult: AdultCard;
  readonly kids: readonly ChildCard[];
  /** The child whose device is being looked at. */
  readonly busyWith: string | null;
  readonly onAdult: () => void;
  readonly onChild: (child: ChildCard) => void;
  readonly onAdd: () => void;
}

/** One card for the adult, one for each child, and the way to one more child. */
export const Tiles = ({ adult, kids, busyWith, onAdult, onChild, onAdd }: TilesProps) => (
  <ul className="tiles">
    <Tile
      name={adult.displayName}
      kind={words.adult}
      busy={false}
      picture={<Art svg={scene} className="tile-scene" />}
      onPick={onAdult}
    />
    {kids.map((child) => (
      <Tile
        key={child.id}
        name={child.displayName}
        kind={words.child}
        busy={busyWith === child.id}
        look={{ 'data-palette': child.palette, 'data-card': cardOf(child) }}
        picture={
          <>
            <CardArt name={cardOf(child)} />
            <Pet name={child.avatar} stage={4} className="tile-pet" />
          </>
        }
        onPick={() => onChild(child)}
      />
    ))}
    {kids.length > 0 && (
      <li>
        <button type="button" className="tile tile-add" onClick={onAdd}>
          <span className="tile-plus">
            <Plus size={28} weight="bold" />
          </span>
          <span className="tile-name">{words.addChild}</span>
        </button>
      </li>
    )}
  </ul>
);

/** The cards on their way. */
export const TileBones = () => (
  <div className="tiles" role="status" aria-busy aria-label={words.loading}>
    {[1, 2, 3].map((tile) => (
      <div key={tile} className="tile tile-bone" aria-hidden />
    ))}
  </div>
);
