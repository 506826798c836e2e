import type { z } from 'zod';

import { labelOf } from './field-labels.js';

const formats: Readonly<Record<string, string>> = {
  email: 'escribe un correo válido, por ejemplo nombre@correo.com',
  uuid: 'no es un identificador válido',
  date: 'escribe una fecha válida (AAAA-MM-DD)',
  datetime: 'escribe una fecha y hora válidas',
  regex: 'tiene caracteres o un formato que no se permiten',
};

const types: Readonly<Record<string, string>> = {
  string: 'tiene que ser un texto',
  number: 'tiene que ser un número',
  int: 'tiene que ser un número entero',
  boolean: 'tiene que ser sí o no',
  array: 'tiene que ser una lista',
  object: 'no tiene la forma esperada',
};

const counted = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

const isMissing = ({ input }: { input?: unknown }): boolean => input === undefined || input === null || input === '';

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return `tiene que tener al menos ${counted(minimum, 'carácter', 'caracteres')}`;
  if (origin === 'array') return `elige al menos ${counted(minimum, 'elemento', 'elementos')}`;
  return inclusive === false ? `tiene que ser mayor que ${minimum}` : `el mínimo es ${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  if (origin === 'string') return `puede tener como máximo ${counted(maximum, 'carácter', 'caracteres')}`;
  if (origin === 'array') return `puede tener como máximo ${counted(maximum, 'elemento', 'elementos')}`;
  return inclusive === false ? `tiene que ser menor que ${maximum}` : `el máximo es ${maximum}`;
}

function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? 'no tiene el tipo esperado';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'no tiene el formato esperado';
    case 'not_multiple_of':
      return issue.divisor === 100 ? 'usa monedas enteras' : `tiene que ser un múltiplo de ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'tiene datos que no esperamos';
    case 'invalid_value':
    case 'invalid_union':
      return 'elige una de las opciones';
    default:
      return 'no es válido';
  }
}

/** A zod issue as a Spanish sentence that names its field and never repeats what was typed. */
export const sayIssue = {
  notAnObject: 'Los datos enviados no tienen la forma esperada.',
  of(issue: z.core.$ZodIssue): string {
    const label = labelOf(issue.path);
    return isMissing(issue) && issue.path.length > 0
      ? `Falta indicar ${label}.`
      : `Revisa ${label}: ${problemOf(issue)}.`;
  },
};
