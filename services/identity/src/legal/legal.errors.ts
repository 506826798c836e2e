import { failure } from '@alcancia/server-kit';

const longDay = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** `earliest`: 'YYYY-MM-DD'. */
export const holdsTooEarly = (earliest: string) =>
  failure('invalid_input', {}, [
    {
      field: 'effectiveOn',
      message: `Elige el ${longDay.format(new Date(`${earliest}T12:00:00Z`))} o un día posterior.`,
    },
  ]);
