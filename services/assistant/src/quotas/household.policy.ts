interface Household {
  readonly adultId: string;
  readonly familyId: string | null;
  readonly children: Readonly<Record<string, { readonly familyId: string }>>;
}

/** Whose quota an adult's use is taken from: the own household's, else that of a child looked after, else the adult's own. */
export const householdOf = ({ adultId, familyId, children }: Household): string =>
  familyId ?? Object.values(children)[0]?.familyId ?? adultId;
