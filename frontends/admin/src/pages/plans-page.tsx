import { AdminPage } from '../admin-page.js';
import { PlanList } from '../plans/plan-list.js';
import { words } from '../words/plans.js';

/** 'Planes': what is sold, for how much, and what it allows. */
export default function PlansPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <PlanList />
    </AdminPage>
  );
}
