import { AccountSearch } from '../accounts/account-search.js';
import { AdminPage } from '../admin-page.js';
import { words } from '../words/accounts.js';

/** 'Cuentas': one account by its address, for those who help people to get in. */
export default function AccountsPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <AccountSearch />
    </AdminPage>
  );
}
