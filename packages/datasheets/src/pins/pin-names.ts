/** Names are no sentences. */
export const MAX_NAME_LETTERS = 120;

/** As written but for footnote marks, odd dashes and blanks. */
export function cleanPinName(cell: string): string {
  return cell
    .replaceAll(/\s*\(\d\)(?=\s|$|,)/g, "")
    .replaceAll(/[*†‡]+$/g, "")
    .replaceAll(/[−‐‑]/g, "-")
    .replaceAll(/\s*\/\s*/g, "/")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * The names of the pins that one row lists: "D0–D7" and "D[7:0]" with eight pins are eight names in the order of the
 * pins, "1A, 2A" with two are two; otherwise all pins have the same name.
 */
export function pinNamesFor(cell: string, count: number): readonly string[] {
  const name = cleanPinName(cell);
  if (count > 1) {
    const range = expandNameRange(name);
    if (range?.length === count) return range;
    // "PB0 (MOSI)" is one name of a pin and one of its function, not those of two pins.
    const list = name
      .split(/[()]/.test(name) ? /\s*[,;]\s*/ : /\s*[,;]\s*|\s+and\s+|\s+/)
      .filter((part) => part !== "");
    if (list.length === count) return list;
    const nested = list.flatMap((part) => expandNameRange(part) ?? [part]);
    if (nested.length === count) return nested;
    const slashed = /[()]/.test(name) ? [] : name.split("/");
    if (slashed.length === count) return slashed;
  }
  return Array.from({ length: count }, () => name);
}

const DASH = "(?:-|–|—|~|\\.{2,3}|…|\\s+to\\s+|:)";

function expandNameRange(name: string): readonly string[] | undefined {
  const bracket = new RegExp(`^(.*?)[\\[<({](\\d{1,3})\\s*${DASH}\\s*(\\d{1,3})[\\]>)}](.*)$`).exec(name);
  if (bracket) return count(bracket[1]!, bracket[2]!, bracket[3]!, bracket[4]!);
  const bare = new RegExp(`^(.*?)(\\d{1,3})\\s*${DASH}\\s*(.*?)(\\d{1,3})(\\D*)$`).exec(name);
  if (!bare) return undefined;
  const [, stem = "", from = "", again = "", to = "", tail = ""] = bare;
  return again === "" || again.trim() === stem.trim() ? count(stem, from, to, tail) : undefined;
}

function count(stem: string, from: string, to: string, tail: string): string[] | undefined {
  const [first, last] = [Number(from), Number(to)];
  const length = Math.abs(last - first) + 1;
  if (length > 600) return undefined;
  return Array.from({ length }, (_, at) => `${stem}${first + (last > first ? at : -at)}${tail}`);
}
