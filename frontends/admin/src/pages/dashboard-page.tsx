import { Bones, Part } from '@alcancia/web-kit/ui';

import { AccountFigures } from '../figures/account-figures.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/figures.js';

/** '/super-admin-dashboard': the product in figures (G40). */
export default function DashboardPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <Part fallback={<Bones card lines={4} />}>
        <AccountFigures />
      </Part>
    </AdminTheme>
  );
}
