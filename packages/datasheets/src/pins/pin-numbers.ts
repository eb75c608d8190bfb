/** Exposed pads as tables call them where they have no number. */
const EXPOSED =
  /^(?:e\.?p\.?|epad|(?:exposed|thermal|power|die|exposed thermal|exposed die|center|bottom)[\s-]*pad(?:dle)?|pad|paddle|powerpad™?|tab|slug|(?:exposed|thermal)\s*(?:pad)?)$/i;

/** The package has no such pin. */
const NONE = /^(?:[-–—−]+|n\/?a|none|x)$/i;

/** Rows of ball grids leave out letters that look like digits. */
const NUMBER = /^(?:\d{1,4}|[A-HJ-NPRT-Y]{1}\d{1,2}|A[A-HJ-NPRT-Y]\d{1,2})$/;
const HIGHEST = 2_600;
const MOST = 600;

/**
 * The pins that a cell of a number column lists: "4, 13", "1–8", "A1", "EP", "2 to 5". Undefined: it holds something
 * else. Empty: it says that there is none. Marks of footnotes are dropped.
 */
export function pinNumbers(cell: string): readonly string[] | undefined {
  const text = cell
    .replaceAll(/\s*\(\d\)/g, "")
    .replaceAll(/[*†‡]/g, "")
    .replace(/^(?:pins?|balls?)\s+(?=\S)/i, "")
    .trim();
  if (text === "") return undefined;
  if (NONE.test(text)) return [];
  if (EXPOSED.test(text)) return ["EP"];
  const parts = text
    .replaceAll(/\s*(?:\.{2,3}|…|~|–|—|−|\bto\b|\bthru\b|\bthrough\b)\s*/g, "-")
    .replaceAll(/(?<=\d)\s+-\s*(?=[A-Z\d])|(?<=\d)\s*-\s+(?=[A-Z\d])/g, "-")
    .split(/\s*[,;&/]\s*|\s+and\s+|\s+/)
    .filter((part) => part !== "");
  const numbers: string[] = [];
  for (const part of parts) {
    const expanded = EXPOSED.test(part) ? ["EP"] : expandRange(part);
    if (!expanded || numbers.length + expanded.length > MOST) return undefined;
    numbers.push(...expanded);
  }
  return numbers.length > 0 ? [...new Set(numbers)] : undefined;
}

function expandRange(part: string): string[] | undefined {
  const [from = "", to, more] = part.split("-");
  if (more !== undefined) return undefined;
  if (!isNumber(from)) return undefined;
  if (to === undefined) return [plain(from)];
  if (!isNumber(to)) return undefined;
  const [one, other] = [split(from), split(to)];
  if (one.row !== other.row) return undefined;
  const step = other.place >= one.place ? 1 : -1;
  const count = Math.abs(other.place - one.place) + 1;
  if (count > MOST) return undefined;
  return Array.from({ length: count }, (_, at) => `${one.row}${one.place + at * step}`);
}

function isNumber(text: string): boolean {
  return NUMBER.test(text) && (Number.isNaN(Number(text)) || Number(text) <= HIGHEST);
}

function plain(number: string): string {
  return number.replace(/^0+(?=\d)/, "");
}

function split(number: string): { row: string; place: number } {
  const row = /^[A-Z]*/.exec(number)?.[0] ?? "";
  return { row, place: Number(number.slice(row.length)) };
}

/** By number, ball rows as on the part (A … Y, AA …), exposed pads last. */
export function comparePinNumbers(one: string, other: string): number {
  const [a, b] = [split(one), split(other)];
  const exposed = Number(one === "EP") - Number(other === "EP");
  if (exposed !== 0) return exposed;
  return a.row.length - b.row.length || (a.row < b.row ? -1 : a.row > b.row ? 1 : a.place - b.place);
}
