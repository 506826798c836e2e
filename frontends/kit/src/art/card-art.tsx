import { useEffect, useState } from 'react';

import { Art } from './art.js';
import { drawCard, isCardName } from './cards.js';

interface CardArtProps {
  /** A card design; an unknown one shows the default design. */
  readonly name: string;
  readonly label?: string;
}

/** The landscape of a child's card. It arrives on its own; until then its flat colour (`--art-base`) stands there. */
export function CardArt({ name, label }: CardArtProps) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isWanted = true;
    void drawCard(isCardName(name) ? name : 'alcancia-classic').then((drawn) => isWanted && setSvg(drawn));
    return () => {
      isWanted = false;
    };
  }, [name]);
  return <Art className="card-art" svg={svg} {...(label ? { label } : {})} />;
}
