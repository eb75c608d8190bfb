/**
 * The reference itself if it is free; else its letters with the number after the highest taken. "R7" among R1 … R9 gives
 * R10, "REF**" gives REF1.
 */
export function freeReference(wanted: string, taken: ReadonlySet<string>): string {
  const letters = /^(.*?)[\d?*]*$/s.exec(wanted)?.[1] ?? wanted;
  if (!taken.has(wanted) && /\d$/.test(wanted)) return wanted;
  let highest = 0;
  for (const reference of taken) {
    const digits = reference.startsWith(letters) ? reference.slice(letters.length) : "";
    if (/^\d{1,9}$/.test(digits)) highest = Math.max(highest, Number(digits));
  }
  return `${letters}${highest + 1}`;
}
