import { PlanList } from '../plans/plan-list.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/plans.js';

/** 'Planes': what is sold, for how much, and what it allows. */
export default function PlansPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <PlanList />
    </AdminTheme>
  );
}
