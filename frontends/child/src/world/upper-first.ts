/** As the beginning of a line. */
export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
