import { groupsOf, type Navigation } from '../find-page.js';
import { NavItem } from './nav-item.js';

interface NavGroupsProps {
  readonly navigation: Navigation;
  readonly onGo?: () => void;
}

/** As many as an adult's navigation has: what comes later moves nothing. */
const placeholders = { column: 6, bar: 4 };

/** Every destination under its heading. */
export function NavGroups({ navigation: { destinations, isPartial }, onGo }: NavGroupsProps) {
  if (destinations.length === 0 && isPartial) return <NavBones />;
  return groupsOf(destinations).map(({ title, entries }) => (
    <section key={title}>
      <h2 className="nav-title">{title}</h2>
      <ul>
        {entries.map((destination) => (
          <li key={destination.to}>
            <NavItem destination={destination} {...(onGo ? { onGo } : {})} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The entries of the phone's bar. */
export function NavBar({ destinations, isPartial }: Navigation) {
  if (destinations.length === 0 && isPartial)
    return Array.from({ length: placeholders.bar }, (_, place) => (
      <span key={place} className="bar-item nav-bone" aria-hidden>
        <span className="bone" />
      </span>
    ));
  return destinations.map((destination) => <NavItem key={destination.to} destination={destination} isInBar />);
}

/** The first visit of this browser: nothing of the navigation was kept yet. */
const NavBones = () => (
  <section aria-hidden>
    <h2 className="nav-title">
      <span className="bone" />
    </h2>
    <ul>
      {Array.from({ length: placeholders.column }, (_, place) => (
        <li key={place} className="nav nav-bone">
          <span className="bone" />
        </li>
      ))}
    </ul>
  </section>
);
