const family = 'services/family/src';
const identity = 'services/identity/src/children';
const look = `${identity}/child-look.int.spec.ts`;
const world = 'frontends/child/src/world';
const dialog = 'frontends/child/src/pages/personalize.spec.tsx';

/** How the children's worlds look, and whose companion is which. */
export const sabotagesOfWorlds = {
  'the level of a companion': {
    file: `${family}/pets/choose-pet.ts`,
    from: 'if (levelAt(points) < kit.min_level)',
    to: 'if (points < 0)',
    proof: `${family}/pets/pets.int.spec.ts`,
    noticedBy: 'above the child’s level is refused',
  },
  'the category of a companion': {
    file: `${family}/pets/list-pet-kits.ts`,
    from: "where is_active and category = 'general'",
    to: 'where is_active',
    proof: `${family}/pets/pets.int.spec.ts`,
    noticedBy: 'are listed only while they are active',
  },
  'a look that older news take back': {
    file: `${identity}/keep-theme-when-theme-saved.handler.ts`,
    from: 'and theme_sequence < ?',
    to: 'and theme_sequence < ? + 1000',
    proof: look,
    noticedBy: 'older news change nothing',
  },
  'a world that nobody tells': {
    file: `${identity}/child-look.store.ts`,
    from: 'publish(childChanged, { ...childSummary(child, familyId), isNew: false });',
    to: 'void [publish, childChanged, childSummary, child, familyId];',
    proof: look,
    noticedBy: 'what a child chose for its world',
  },
  'a world that does not show what is tried on': {
    file: `${world}/world.tsx`,
    from: 'isPersonalizing && draft ? { ...saved, ...draft } : saved',
    to: 'isPersonalizing && draft ? saved : saved',
    proof: dialog,
    noticedBy: 'sees its own screen change before anything is saved',
  },
  'a page that waits for the server to wear what was saved': {
    file: `${world}/use-save-look.ts`,
    from: 'client.setQueryData(worldOf(childId).queryKey, (world) => world && { ...world, ...look });',
    to: 'void [client, worldOf, childId, look];',
    proof: dialog,
    noticedBy: 'keeps what it saved until the server is read again',
  },
};
