import type { z } from 'zod';

import { saysNoText } from '@alcancia/contracts/read-input';

const nameOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part !== 'number' && !/^\d+$/.test(String(part))) ?? 'los datos').slice(0, 40);

const isMissing = ({ input }: { input?: unknown }): boolean => input === undefined || input === null || input === '';

/** For clients other than the app: the app's screens use their own sentences and read only the field's name. */
export const sayIssue = {
  notAnObject: 'Los datos enviados no tienen la forma esperada.',
  /** Names the nearest field: of `milestones.0.percent` it is `percent`. Never repeats what was typed. */
  of(issue: z.core.$ZodIssue): string {
    if (saysNoText(issue))
      return `«${nameOf(issue.path)}» lleva un carácter que no se puede guardar. Bórralo o escríbelo otra vez.`;
    const said = isMissing(issue) && issue.path.length > 0 ? 'Falta' : 'Revisa';
    return `${said} «${nameOf(issue.path)}».`;
  },
};
