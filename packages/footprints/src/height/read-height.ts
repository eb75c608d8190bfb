import { fromMm, type Nm } from "@tracewright/geometry";

const MM_PER: Readonly<Record<string, number>> = {
  mm: 1,
  um: 0.001,
  µm: 0.001,
  μm: 0.001,
  cm: 10,
  mil: 0.0254,
  mils: 0.0254,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
  '"': 25.4,
};

const LENGTH = /(?<![\d.,])(\d+(?:[.,]\d+)?|[.,]\d+)\s*(mm|[uµμ]m|cm|mils?|inch(?:es)?|in|"|)(?![a-z\d])/gi;
/** What may stand beside a length without making it something else. */
const WORDS = /\b(max(imum)?|min(imum)?|typ(ical)?|nom(inal)?|seated|height|h)\b|[\s().:;=<>≤~±/–,-]/gi;
/** Higher than this nothing is, and the field says something else. */
const MAX_MM = 200;

/**
 * A height as people and parts services write it: `1.75mm`, `0.8`, `0.069" (1.75mm)`, `35 mil`, `max. 11,5 mm`. The
 * greatest of several counts. A bare number is in `bare`, millimetres unless the name of the field says otherwise.
 * Undefined where anything else is said: a height is never guessed.
 */
export function readHeight(text: string, bare: "mm" | "mil" | "in" = "mm"): Nm | undefined {
  const lengths = [...text.matchAll(LENGTH)];
  if (text.replace(LENGTH, "").replace(WORDS, "") !== "" || lengths.length === 0) return undefined;
  const heights = lengths.map(
    ([, digits = "", unit = ""]) => Number(digits.replace(",", ".")) * (MM_PER[unit.toLowerCase() || bare] ?? 1),
  );
  const height = Math.max(...heights);
  return height > 0 && height <= MAX_MM ? fromMm(height) : undefined;
}

/** Field names that mean the height of the body over the board, letters alone. */
const FIELDS =
  /^((max(imum)?)?(component|part|package|body|seated)?height(max|maximum|seated|seatedmax|aboveboard|abovepcb)?)(mm|mil|in|inch)?$/;

/** The unit of bare numbers in a field, where its name means a height at all: "Height", "HEIGHT (mm)", "Component height". */
export function heightFieldUnit(name: string): "mm" | "mil" | "in" | undefined {
  const unit = FIELDS.exec(name.toLowerCase().replace(/[^a-z]/g, ""));
  if (!unit) return undefined;
  const said = unit.at(-1);
  return said === "mil" ? "mil" : said === "in" || said === "inch" ? "in" : "mm";
}
