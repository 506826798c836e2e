import { NavItem } from './nav-item.js';
import { groups } from './destinations.js';

/** Every destination under its heading. */
export const NavGroups = ({ onGo }: { readonly onGo?: () => void }) =>
  groups.map(({ title, destinations }) => (
    <section key={title}>
      <h2 className="nav-title">{title}</h2>
      <ul>
        {destinations.map((destination) => (
          <li key={destination.to}>
            <NavItem destination={destination} {...(onGo ? { onGo } : {})} />
          </li>
        ))}
      </ul>
    </section>
  ));
