const byteOrderMark = '\uFEFF';
/** A spreadsheet would take a text that begins so for a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/;
const isNumber = /^-?\d+([.,]\d+)?$/;

function cell(text: string): string {
  const safe = looksLikeFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV as spreadsheets in Spanish open it: semicolons, UTF-8 with its mark, no formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
