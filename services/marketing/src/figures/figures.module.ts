import { listMarketingTroubles, readMarketingFigures } from '@alcancia/contracts/marketing';
import { figuresModule } from '@alcancia/server-kit';

/** What the open door does per day, and what waits. */
export const FiguresModule = figuresModule({
  of: 'marketing',
  figures: readMarketingFigures,
  troubles: listMarketingTroubles,
});
