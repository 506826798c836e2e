import { heatKeptDays, touchesKeptDays } from '@alcancia/contracts/marketing';
import { after, notPersonal } from '@alcancia/server-kit';

const dayMs = 86_400_000;
const touchesKeptMs = touchesKeptDays * dayMs;
const heatKeptMs = heatKeptDays * dayMs;

/** Visits are nobody's: of the number that a page makes up for one visit a fingerprint is kept (G37). */
export const heatmapTables = [
  notPersonal(
    'landing_visits',
    'visit_hash landing_id version viewport touches deepest has_signed_up began_at',
    after('began_at', touchesKeptMs),
  ),
  notPersonal(
    'landing_touches',
    'id landing_id version section kind x_percent y_px selector viewport visit_hash touched_at',
    after('touched_at', touchesKeptMs),
  ),
  notPersonal(
    'landing_heat',
    'landing_id day viewport kind version section x_percent y_px touches',
    after('day', heatKeptMs),
  ),
  notPersonal(
    'landing_heat_elements',
    'landing_id day viewport kind version section selector touches',
    after('day', heatKeptMs),
  ),
  notPersonal(
    'landing_heat_visits',
    'landing_id day viewport version visits sign_up_visits depths',
    after('day', heatKeptMs),
  ),
];
