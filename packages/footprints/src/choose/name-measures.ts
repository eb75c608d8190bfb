import { phrase, type RemarkWords } from "@tracewright/board";

/** The name without its library. */
export function bareName(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}

/** What a footprint's name states in numbers, by what it is called: pins, pitch and so on. */
interface Measure {
  readonly words: "pitch" | "pins" | "size" | "diameter" | "places";
  readonly unit: string;
  readonly pattern: RegExp;
  /** Further apart than this, it is another part. */
  readonly tolerance: number;
}

/** Those that tell one part from another; outlines are rounded too differently to be among them. */
const MEASURES: readonly Measure[] = [
  {
    words: "pitch",
    unit: " mm",
    pattern: /(?:^|[-_,])P(?:itch)?_?(\d+(?:\.\d+)?)(?:mm)?(?=$|[-_,])/i,
    tolerance: 0.021,
  },
  {
    words: "pins",
    unit: "",
    pattern: /(?:^|[_-])(?:[A-Z]*(?:SOIC|SOP|QFP|QFN|DFN|SON|DIP|SOT-?23|SSOP)N?)[-_]?(\d+)(?=$|[-_,])/i,
    tolerance: 0,
  },
  { words: "size", unit: "", pattern: /^(?:R|C|L|LED|D|Fuse)[-_]?(\d{4})(?=$|[-_])/i, tolerance: 0 },
  { words: "diameter", unit: " mm", pattern: /(?:^|[-_,])(?:B?D)(\d+(?:\.\d+)?)(?:mm)?(?=$|[-_,])/, tolerance: 0.11 },
  { words: "places", unit: "", pattern: /_\d+x0?(\d+)(?=$|[-_])/, tolerance: 0 },
];

/** Whether a name states other measures than the wanted one: then it is another part, however alike the words are. */
export function isAgainstName(wanted: string, name: string): boolean {
  return differing(wanted, name).length > 0;
}

/** "pitch 2 mm where 2.54 mm is named", and suffixes that the one has and the other has not. */
export function differencesInName(wanted: string, name: string): RemarkWords[] {
  const measures = differing(wanted, name).map(({ words, unit, asked, found }) =>
    phrase("measure-is-other", {
      measure: phrase(`measure-${words}`, {}),
      found: `${found}${unit}`,
      asked: `${asked}${unit}`,
    }),
  );
  const suffix = VARIANT.exec(bareName(wanted))?.[0];
  return suffix && !bareName(name).endsWith(suffix)
    ? [...measures, phrase("without-suffix", { suffix: suffix.replace(/^_/, "") })]
    : measures;
}

const VARIANT = /_(Pad[\d.]+x[\d.]+mm_)?Hand_?Solder(ing)?$|_(Large|simple|LongPads|ThermalVias)$/i;

function differing(wanted: string, name: string) {
  return MEASURES.flatMap(({ words, unit, pattern, tolerance }) => {
    const asked = Number(pattern.exec(bareName(wanted))?.[1] ?? Number.NaN);
    const found = Number(pattern.exec(bareName(name))?.[1] ?? Number.NaN);
    // "C3216" is the metric name of C_1206_3216Metric.
    const isMetric = words === "size" && name.endsWith(`_${asked}Metric`);
    return Math.abs(asked - found) > tolerance && !isMetric ? [{ words, unit, asked, found }] : [];
  });
}
