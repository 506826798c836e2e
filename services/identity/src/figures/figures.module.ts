import { listIdentityTroubles, readIdentityFigures } from '@alcancia/contracts/identity';
import { figuresModule } from '@alcancia/server-kit';

/** What was made here per day, and what waits. */
export const FiguresModule = figuresModule({
  of: 'identity',
  figures: readIdentityFigures,
  troubles: listIdentityTroubles,
});
