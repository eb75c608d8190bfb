import type { SupplyRange } from "../facts/datasheet-facts.ts";
import { boxAround, type TextChunk, type TextLine, textOf } from "../text/text-line.ts";

/** Parts of a datasheet: what a part survives, what it is made for, what was measured, and all else. */
type Section = "absolute" | "recommended" | "characteristics" | "other";

const ABSOLUTE = /absolute\s+max|maximum\s+ratings|limiting\s+values|stress ratings|绝对最大|極限|최대 정격/i;
const RECOMMENDED =
  /recommended\s+(?:dc\s+)?operating|operating\s+(?:conditions|ratings|range)|推荐工作|推奨動作|권장/i;
const CHARACTERISTICS = /(?:electrical|dc|static)\s+(?:characteristics|specifications)|电气特性|電気的特性|전기적/i;

/** Parameters that are the part's own supply. */
const SUPPLY_WORDS =
  /\b(?:supply|operating|input)\s+(?:input\s+)?(?:voltage|range)|\bpower\s+supply\b|\bsupply\b.*\bvoltage|voltage\s+supply|电源电压|工作电压|電源電圧|공급 전압|전원 전압/i;
const NOT_SUPPLY =
  /high-level|low-level|logic|threshold|common[\s-]mode|offset|output voltage|current|differential|reset|lockout|uvlo|rejection|ripple|temperature|ramp|rise|analog input|enable/i;
const SYMBOL =
  /^(?:V(?:CC|DD)[A-Z]{0,3}\d?|V(?:CC|DD|SS|EE|BAT|BUS|IN|S|SUP|M|PP|DDIO|DDA|DDIO\d|CCIO|CCA|CCB|CC\d|DD\d|REG|IO|CORE|SYS|VIN|L)?(?:_?[A-Z0-9]{1,6})?|[AD]V(?:CC|DD)|PVDD|PVIN|IOVDD|DVDD\d?)$/i;

/** Symbols that are a supply by themselves; "VIN" may be a signal. */
const SUPPLY_SYMBOL = /^(?:[adp]?v(?:cc|dd)[a-z]{0,3}\d?|vbat|vbus|iovdd)$/i;

const VOLTS = "(?:V|Volts?|伏)(?![A-Za-z/])";
const DECIMAL = "[+±]?\\d{1,3}(?:[.,]\\d{1,3})?";
const RANGE = new RegExp(
  `(?<![\\d.])(?<from>${DECIMAL})\\s*(?:${VOLTS})?\\s*(?:to|-|–|—|~|…|\\.{2,3}|through|至)\\s*(?<to>${DECIMAL})\\s*${VOLTS}`,
  "i",
);
const PROSE = new RegExp(
  `(?:supply|operating|input|working)\\s*(?:voltage|range|supply|power)?[^.;]{0,60}?${RANGE.source}|${RANGE.source}[^.;]{0,30}?\\b(?:supply|operation|operating)\\b|\\b(?<symbol>V(?:CC|DD|IN|BAT|S))\\s*(?:=|:|from|range)?\\s*${RANGE.source.replaceAll("?<from>", "?<from3>").replaceAll("?<to>", "?<to3>")}`
    .replace("?<from>", "?<from1>")
    .replace("?<to>", "?<to1>")
    .replace("?<from>", "?<from2>")
    .replace("?<to>", "?<to2>"),
  "i",
);

const HIGHEST_VOLTS = 1_000;
const MOST = 40;

/** Where the columns of values stand. */
interface ValueColumns {
  readonly at: ReadonlyMap<"minimum" | "typical" | "maximum" | "unit", TextChunk>;
}

/** Reads supply ranges page by page; a section and its columns go on until the next heading. */
export class SupplyRanges {
  readonly #found: SupplyRange[] = [];
  #section: Section = "other";
  #columns: ValueColumns | undefined;

  add(page: number, lines: readonly TextLine[]): void {
    for (const line of lines) {
      const text = textOf(line);
      const section = sectionOf(text, line);
      if (section) {
        this.#section = section;
        this.#columns = undefined;
      }
      const columns = valueColumns(line);
      if (columns) this.#columns = columns;
      else if (this.#found.length < MOST) this.#read(page, line, text);
    }
  }

  /** The surest first, each symbol and range once. */
  list(): SupplyRange[] {
    const known = new Set<string>();
    return [...this.#found]
      .sort((one, other) => other.confidence - one.confidence)
      .filter(({ symbol, minimum, typical, maximum }) => {
        const key = [symbol.toUpperCase(), minimum, typical, maximum].join("/");
        return !known.has(key) && known.add(key);
      });
  }

  #read(page: number, line: TextLine, text: string): void {
    if (this.#section === "absolute" || ABSOLUTE.test(text)) return;
    const row = this.#columns ? this.#row(line) : undefined;
    if (row) {
      const confidence = this.#section === "recommended" ? 0.9 : this.#section === "characteristics" ? 0.7 : 0.5;
      this.#found.push({ ...row, evidence: { page, box: boxAround(line.chunks.map(({ box }) => box)) }, confidence });
      return;
    }
    if (NOT_SUPPLY.test(text)) return;
    const prose = PROSE.exec(text)?.groups;
    const from = prose?.from1 ?? prose?.from2 ?? prose?.from3;
    const to = prose?.to1 ?? prose?.to2 ?? prose?.to3;
    if (from === undefined || to === undefined) return;
    const range = ordered(volts(from), undefined, volts(to));
    if (!range) return;
    const chunk = line.chunks.find((one) => RANGE.test(one.text));
    this.#found.push({
      symbol: prose?.symbol ?? "",
      description: (chunk?.text ?? text).slice(0, 200),
      ...range,
      evidence: { page, box: chunk?.box ?? boxAround(line.chunks.map(({ box }) => box)) },
      confidence: this.#section === "recommended" ? 0.75 : 0.45,
    });
  }

  #row(line: TextLine): Omit<SupplyRange, "evidence" | "confidence"> | undefined {
    const columns = this.#columns!.at;
    const first = Math.min(...[...columns.values()].map(({ left }) => left));
    const words = line.chunks
      .filter((chunk) => middle(chunk) < first - 2)
      .flatMap(({ text }) => text.split(/\s+(?=V[A-Z]{1,4}\b)|(?<=^V[A-Z]{1,5})\s+/));
    const symbol = words.find((word) => SYMBOL.test(word.replaceAll(/[\s()]/g, ""))) ?? "";
    const description = words.filter((word) => word !== symbol).join(" ");
    const isNamed = this.#section === "recommended" && SUPPLY_SYMBOL.test(symbol.replaceAll(/[\s()]/g, ""));
    const isSupply =
      isNamed || SUPPLY_WORDS.test(description) || (symbol !== "" && SUPPLY_WORDS.test(`${description} voltage`));
    if (!isSupply || NOT_SUPPLY.test(description)) return undefined;
    const value = (name: "minimum" | "typical" | "maximum") => {
      const column = columns.get(name);
      const chunk = column && line.chunks.find((one) => one.left >= first - 10 && isUnder(one, column, columns));
      return chunk && volts(chunk.text);
    };
    const unit = columns.get("unit");
    const said = unit && line.chunks.find((chunk) => isUnder(chunk, unit, columns))?.text;
    const factor = said === undefined || /^V(?:olts?)?$/i.test(said) ? 1 : /^mV$/i.test(said) ? 1e-3 : undefined;
    if (factor === undefined) return undefined;
    const scaled = (volt: number | undefined) =>
      volt === undefined ? undefined : Math.round(volt * factor * 1e6) / 1e6;
    const range = ordered(scaled(value("minimum")), scaled(value("typical")), scaled(value("maximum")));
    return range && { symbol: symbol.replaceAll(/[\s()]/g, ""), description: description.slice(0, 200), ...range };
  }
}

function sectionOf(text: string, line: TextLine): Section | undefined {
  if (line.chunks.length > 4 || text.length > 110) return undefined;
  if (ABSOLUTE.test(text)) return "absolute";
  if (RECOMMENDED.test(text) && !SUPPLY_WORDS.test(text)) return "recommended";
  if (CHARACTERISTICS.test(text)) return "characteristics";
  // Any other numbered title ends a section.
  return /^\d+(?:\.\d+)*\.?\s+[A-Z][a-z]+/.test(text) && text.length < 60 && !/\d\s*V\b/.test(text)
    ? "other"
    : undefined;
}

const VALUE_WORDS = [
  ["minimum", /^min(?:imum)?\.?(?: value)?$|^最小|^최소/i],
  ["typical", /^(?:typ(?:ical)?\.?|nom(?:inal)?\.?)(?: value)?$|^典型|^標準|^일반/i],
  ["maximum", /^max(?:imum)?\.?(?: value)?$|^最大|^최대/i],
  ["unit", /^units?$|^单位|^単位|^단위/i],
] as const;

function valueColumns(line: TextLine): ValueColumns | undefined {
  const at = new Map<"minimum" | "typical" | "maximum" | "unit", TextChunk>();
  for (const chunk of line.chunks)
    for (const word of splitHeading(chunk)) {
      const found = VALUE_WORDS.find(([, words]) => words.test(word.text.trim()));
      if (found && !at.has(found[0])) at.set(found[0], word);
    }
  return at.has("minimum") && at.has("maximum") ? { at } : at.has("maximum") && at.has("unit") ? { at } : undefined;
}

/** "MIN TYP MAX UNIT" may come as one text. */
function splitHeading(chunk: TextChunk): TextChunk[] {
  const words = chunk.text.split(" ");
  if (words.length < 2 || !words.every((word) => VALUE_WORDS.some(([, known]) => known.test(word)))) return [chunk];
  const width = (chunk.right - chunk.left) / chunk.text.length;
  let at = 0;
  return words.map((text) => {
    const left = chunk.left + at * width;
    at += text.length + 1;
    return { ...chunk, text, left, right: left + text.length * width };
  });
}

/** The nearest heading of values is this one. */
function isUnder(chunk: TextChunk, column: TextChunk, columns: ValueColumns["at"]): boolean {
  const distance = (other: TextChunk) => Math.abs(middle(chunk) - middle(other));
  const nearest = [...columns.values()].reduce((best, other) => (distance(other) < distance(best) ? other : best));
  return nearest === column && distance(column) < 60;
}

function volts(text: string): number | undefined {
  const match = /^([+-−–]?\s*\d{1,4}(?:[.,]\d{1,4})?)\s*(?:V|volts?)?$/i.exec(text.trim());
  if (!match) return undefined;
  const value = Number(match[1]!.replaceAll(/[\s+]/g, "").replaceAll(/[−–]/g, "-").replace(",", "."));
  return Number.isFinite(value) ? value : undefined;
}

function ordered(minimum: number | undefined, typical: number | undefined, maximum: number | undefined) {
  const said = [minimum, typical, maximum].filter((value) => value !== undefined);
  if (said.length === 0 || said.some((value) => Math.abs(value) > HIGHEST_VOLTS)) return undefined;
  if (said.some((value, at) => at > 0 && value < said[at - 1]!)) return undefined;
  if (minimum === maximum && typical === undefined) return undefined;
  return {
    ...(minimum !== undefined && { minimum }),
    ...(typical !== undefined && { typical }),
    ...(maximum !== undefined && { maximum }),
  };
}

function middle({ left, right }: TextChunk): number {
  return (left + right) / 2;
}
