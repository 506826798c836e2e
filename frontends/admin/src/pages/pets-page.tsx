import { AdminPage } from '../admin-page.js';
import { PetTable } from '../pets/pet-table.js';
import { words } from '../words/pets.js';

/** '/admin/pets': the companions that children are offered (G18). */
export default function PetsPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <PetTable />
    </AdminPage>
  );
}
