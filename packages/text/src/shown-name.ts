/** What KiCad writes inside names for characters that its files or its libraries reserve, and what each stands for. */
const ESCAPED: Readonly<Record<string, string>> = {
  slash: "/",
  backslash: "\\",
  colon: ":",
  lt: "<",
  gt: ">",
  quote: "'",
  dblquote: '"',
  bar: "|",
  brace: "{",
  space: " ",
  tab: "\t",
  return: "\n",
};

/**
 * A name as KiCad shows it: `/VPP{slash}MCLR` is read /VPP/MCLR. For screens only: files and comparisons keep the
 * name as it is.
 */
export function shownName(name: string): string {
  if (!name.includes("{")) return name;
  return name.replaceAll(
    /\{([a-z]+)\}/g,
    (whole, word: string) => (Object.hasOwn(ESCAPED, word) ? ESCAPED[word] : undefined) ?? whole,
  );
}

/**
 * What KiCad calls the net of a pin that the schematic connects to nothing: `unconnected-(U1-PB4-Pad12)`, in a sheet
 * `/unconnected-(…)`.
 */
export function isUnconnectedName(name: string): boolean {
  return /^(?:\/.*\/|\/)?unconnected-\(/i.test(name);
}
