import { Pig } from '@alcancia/web-kit/art';

import './bot-face.css';

/** The assistant's face beside what it says. */
export const BotFace = () => (
  <span className="botface" aria-hidden>
    <Pig coin={false} />
  </span>
);
