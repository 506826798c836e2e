/** What the affinity test tells the landing page that shows it in a dialog: whoever takes it has enough of it. */
export const closesAffinityDialog = 'alcancia.affinity.close';
