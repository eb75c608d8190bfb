/**
 * `*` stands for any text and `?` for one character; a pattern that matches literally wins without them. Takes as
 * many steps as both have letters, multiplied: patterns come from files, and a regular expression made of one could
 * take years.
 */
export function matchesPattern(pattern: string, name: string): boolean {
  if (pattern === name) return true;
  if (!isPattern(pattern)) return false;
  let [inPattern, inName] = [0, 0];
  /** Where the last star stands, and how much of the name it covers so far. */
  let star: { readonly at: number; covered: number } | undefined;
  while (inName < name.length) {
    const letter = pattern[inPattern];
    if (letter === "*") {
      star = { at: inPattern, covered: inName };
      inPattern += 1;
    } else if (letter === "?" || letter === name[inName]) {
      inPattern += 1;
      inName += 1;
    } else if (star) {
      star.covered += 1;
      inPattern = star.at + 1;
      inName = star.covered;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(inPattern));
}

export function isPattern(text: string): boolean {
  return /[*?]/.test(text);
}
