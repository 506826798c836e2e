import { listAssistantTroubles, readAssistantFigures } from '@alcancia/contracts/assistant';
import { figuresModule } from '@alcancia/server-kit';

/** What the assistant was asked per day, and what waits. */
export const FiguresModule = figuresModule({
  of: 'assistant',
  figures: readAssistantFigures,
  troubles: listAssistantTroubles,
});
