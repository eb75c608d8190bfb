/**
 * Whether two names of one pin say the same, spelling aside: case, marks of negation ("~{RESET}", "RESET#", "/RESET", "nRESET",
 * "RESET_N"), blanks and subscripts. "PB0 (MOSI/DI)" is the same as "PB0" and as "MOSI": one of its functions.
 */
export function samePinName(one: string, other: string): boolean {
  const others = new Set(spellings(other));
  return spellings(one).some((spelling) => others.has(spelling));
}

function spellings(name: string): string[] {
  const parts = name.split(/[/|,;()[\]\s]+/).filter((part) => part !== "");
  return [name, ...parts].map(plainName).filter((plain) => plain !== "");
}

function plainName(name: string): string {
  return name
    .replaceAll(/~\{([^}]*)\}/g, "$1")
    .replaceAll(/[−–—‐]/g, "-")
    .replace(/^n(?=[A-Z]{2})/, "")
    .toUpperCase()
    .replaceAll(/[~#*!/\\\s{}()¯]|_N$/g, "")
    .replaceAll("_", "");
}
