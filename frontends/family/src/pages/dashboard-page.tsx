import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { Bones, Part, steadyPlace } from '@alcancia/web-kit/ui';

import { FirstPending } from '../approvals/first-pending.js';
import { ChildCards } from '../dashboard/child-cards.js';
import '../dashboard/dashboard.css';
import '../dashboard/week-chart.css';
import { familyDashboard } from '../dashboard/dashboard.queries.js';
import { Greeting } from '../dashboard/greeting.js';
import { GuideCard } from '../guide/guide-card.js';
import { receivedInvitations } from '../guardians/guardians.queries.js';
import { ReceivedInvitations } from '../guardians/received-invitations.js';
import { WeekChart } from '../dashboard/week-chart.js';

/** 'Inicio' of an adult (G46): what waits, the children, the week. */
export default function DashboardPage() {
  return (
    <div className="inicio" ref={steadyPlace}>
      <Part fallback={<Waiting />}>
        <Home />
      </Part>
    </div>
  );
}

/** Invitations stand above all else, so nothing is shown before it is known whether there are any. */
function Home() {
  const { isLoading } = useQuery(receivedInvitations);
  useSuspenseQuery(familyDashboard);
  if (isLoading) return <Waiting />;
  return (
    <>
      <Greeting />
      <ReceivedInvitations />
      <div className="cols">
        <div>
          <Pending />
          <ChildCards />
          <WeekChart />
        </div>
        <div className="guide-place">
          <Part fallback={<Bones card />}>
            <GuideCard />
          </Part>
        </div>
      </div>
    </>
  );
}

function Pending() {
  const { pending, firstPending, children } = useSuspenseQuery(familyDashboard).data;
  return children.length === 0 ? null : <FirstPending pending={pending} requests={firstPending} />;
}

const Waiting = () => (
  <div className="cols">
    <div>
      <Bones card lines={5} />
      <Bones card lines={3} />
    </div>
    <div>
      <Bones card />
    </div>
  </div>
);
