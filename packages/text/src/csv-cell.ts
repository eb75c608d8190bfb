/**
 * What a spreadsheet takes for the beginning of a formula, also behind blanks, and the full-width signs that it takes for the
 * same in Chinese, Japanese and Korean. A tab or line break at the beginning is swallowed by some and shows what stands behind.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The same behind a semicolon: where the comma is the decimal sign, spreadsheets split cells there, quoted or not. */
const FORMULA_AFTER_SEMICOLON = /(;\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * A cell of a CSV file (RFC 4180): quoted where it must be. Text that a spreadsheet would run as a formula is made plain by an
 * apostrophe in front; numbers are what they are.
 */
export function csvCell(value: string | number): string {
  const plain = typeof value === "string" ? guardFormulas(value) : String(value);
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function guardFormulas(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_AFTER_SEMICOLON, "$1'");
}
