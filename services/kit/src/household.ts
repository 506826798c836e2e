interface Household {
  readonly adultId: string;
  readonly familyId: string | null;
  readonly children: Readonly<Record<string, { readonly familyId: string }>>;
}

/** From whose plan what an adult uses is taken: the own household's, else that of a child looked after, else the adult's own. */
export const householdOf = ({ adultId, familyId, children }: Household): string =>
  familyId ?? Object.values(children)[0]?.familyId ?? adultId;
