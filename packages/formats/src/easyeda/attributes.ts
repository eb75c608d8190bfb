/** "package`C0402`Supplier Part`C1525`": names and values by turns, separated by back quotes. */
export function readAttributes(text: string): [name: string, value: string][] {
  const words = text.split("`");
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    // Older files put "BOM_" before the names of what belongs into the parts list.
    const name = (words[index] ?? "").replace(/^BOM_/, "");
    if (name !== "") pairs.push([name, words[index + 1] ?? ""]);
  }
  return pairs;
}
