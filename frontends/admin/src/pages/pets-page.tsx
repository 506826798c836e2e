import { PetTable } from '../pets/pet-table.js';
import { AdminTheme } from '../theme/admin-theme.js';
import { words } from '../words/pets.js';

/** '/admin/pets': the companions that children are offered (G18). */
export default function PetsPage() {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </div>
      <PetTable />
    </AdminTheme>
  );
}
