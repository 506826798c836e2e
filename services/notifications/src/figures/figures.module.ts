import { listNotificationsTroubles, readNotificationsFigures } from '@alcancia/contracts/notifications';
import { figuresModule } from '@alcancia/server-kit';

/** How many notices people were given per day, and what waits. */
export const FiguresModule = figuresModule({
  of: 'notifications',
  figures: readNotificationsFigures,
  troubles: listNotificationsTroubles,
});
