interface Said {
  readonly name: string;
  /** PayPal's own words for what was wrong: SUBSCRIPTION_STATUS_INVALID, DUPLICATE_RESOURCE_IDENTIFIER, … */
  readonly issues: readonly string[];
  /** By which PayPal finds the call. */
  readonly debugId: string | undefined;
}

/** PayPal has answered, with a 4xx. Names no person and no value. */
export class PayPalRefusal extends Error {
  readonly issues: readonly string[];

  constructor(
    readonly status: number,
    { name, issues, debugId }: Said,
  ) {
    super(`PayPal refused with ${status} ${[name, ...issues].join(' ')} (${debugId ?? 'no debug id'})`);
    this.name = 'PayPalRefusal';
    this.issues = issues;
  }

  /** Whether this is the reason. */
  says(issue: string): boolean {
    return this.issues.includes(issue);
  }
}

/** Whether PayPal refused for this reason. */
export const isRefusedFor = (error: unknown, issue: string): boolean =>
  error instanceof PayPalRefusal && error.says(issue);

/** Whether PayPal knows no such thing. */
export const isUnknownToPayPal = (error: unknown): boolean => error instanceof PayPalRefusal && error.status === 404;
