import { AccountSearch } from '../accounts/account-search.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/accounts.js';

/** 'Cuentas': one account by its address, for those who help people to get in. */
export default function AccountsPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <AccountSearch />
    </AdminTheme>
  );
}
