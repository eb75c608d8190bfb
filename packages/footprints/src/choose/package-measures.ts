/** How terminals stand: what has to be alike before sizes are compared. */
export type PackageBuild =
  | "leads on two sides"
  | "leads on four sides"
  | "no leads, two sides"
  | "no leads, four sides"
  | "land grid";

/** Dimensions in the name of a package, in any notation. All lengths in millimetres. */
export interface PackageMeasures {
  /** "SOIC", "QFN". */
  readonly word: string;
  readonly build: PackageBuild;
  /** Without the pad under the body. */
  readonly pads: number;
  readonly pitch?: number;
  /** Across the rows of pads, and along them. */
  readonly width?: number;
  readonly length?: number;
  /** The pad under the body; without a size where the name only says that there is one. */
  readonly exposed?: { readonly width?: number; readonly length?: number };
  readonly hasThermalVias: boolean;
  /** What the name has besides: a maker, a variant. */
  readonly rest: readonly string[];
}

const BUILDS: Readonly<Record<string, PackageBuild>> = {
  ...of("leads on two sides", "SO SOP SOIC SSOP TSSOP HTSSOP MSOP HMSOP VSSOP QSOP HSOP HTSOP ESOP HSOIC ESOIC"),
  ...of("leads on four sides", "QFP LQFP TQFP PQFP VQFP HTQFP HLQFP EQFP"),
  ...of("no leads, four sides", "QFN VQFN WQFN UQFN TQFN HVQFN HWQFN XQFN UFQFN UFQFPN VFQFPN VFQFN LFCSP MLPQ"),
  ...of("no leads, two sides", "DFN SON WSON VSON USON HVSON UDFN TDFN WDFN VDFN HVDFN MLPD"),
  ...of("land grid", "LGA"),
};

function of(build: PackageBuild, words: string): Record<string, PackageBuild> {
  return Object.fromEntries(words.split(" ").map((word) => [word, build]));
}

/** The name that KiCad gives to what is stated; undefined where the name leaves something open. */
export function measuredName({
  word,
  build,
  pads,
  pitch,
  width,
  length,
  exposed,
}: PackageMeasures): string | undefined {
  if (pitch === undefined || width === undefined || length === undefined || build === "land grid") return undefined;
  if (exposed && exposed.width === undefined) return undefined;
  const kind = build.startsWith("leads") ? word : build === "no leads, two sides" ? "DFN" : "QFN";
  const pad = exposed ? `_EP${exposed.width}x${exposed.length ?? exposed.width}mm` : "";
  return `${kind}-${pads}${exposed ? "-1EP" : ""}_${width}x${length}mm_P${pitch}mm${pad}`;
}

/** The number of millimetres that IPC-7351 writes in hundredths. */
const hundredths = (text: string | undefined): number => Number(text) / 100;

/**
 * The measures in a name of any of the usual grammars; undefined where it names no package, or says something that is
 * not known.
 */
export function readPackageMeasures(name: string): PackageMeasures | undefined {
  const bare = name.slice(name.lastIndexOf(":") + 1);
  return readIpcName(bare) ?? readWords(bare);
}

const IPC = /^(SOIC|SSOP|TSSOP|MSOP|SOP|SO|QFP|QFN|SON|DFN)(\d+)P(\d+)X(\d+)(?:X(\d+))?-(\d+)[A-Z]*(?:-[A-Z])?$/i;

/** "SOIC127P600X175-8N", "QFN50P500X500X100-33N": pitch, span over the leads or body, height, pads with the one for the heat. */
function readIpcName(name: string): PackageMeasures | undefined {
  const [, wordText = "", pitchText, first, second, third, countText] = IPC.exec(name) ?? [];
  const word = wordText.toUpperCase();
  const build = BUILDS[word];
  if (!build || (third === undefined) === (build !== "leads on two sides")) return undefined;
  const count = Number(countText);
  const pitch = hundredths(pitchText);
  const step = build.endsWith("four sides") ? 4 : 2;
  const isExposed = count % step === 1;
  if (!isExposed && count % step !== 0) return undefined;
  const across = hundredths(first);
  const width =
    build === "leads on two sides" ? bodyOfSpan(pitch, across) : build === "leads on four sides" ? across - 2 : across;
  if (width === undefined) return undefined;
  return {
    word,
    build,
    pads: count - (isExposed ? 1 : 0),
    pitch,
    width,
    ...(third !== undefined && { length: hundredths(second) - (build === "leads on four sides" ? 2 : 0) }),
    ...(isExposed && { exposed: {} }),
    hasThermalVias: false,
    rest: [],
  };
}

/**
 * Bodies of outlines with leads on two sides by pitch and span over the leads: JEDEC MS-012, MS-013, MO-137, MO-150,
 * MO-153, MO-187, EIAJ EDR-7320.
 */
const SPANS: readonly (readonly [pitch: number, span: number, body: number])[] = [
  [1.27, 6, 3.9],
  [1.27, 7.98, 5.3],
  [1.27, 10.3, 7.5],
  [0.65, 6.4, 4.4],
  [0.65, 4.9, 3],
  [0.65, 7.8, 5.3],
  [0.635, 6, 3.9],
  [0.5, 6.4, 4.4],
  [0.5, 4.9, 3],
  [0.5, 8.1, 6.1],
];

function bodyOfSpan(pitch: number, span: number): number | undefined {
  return SPANS.find(([p, s]) => Math.abs(p - pitch) < 0.012 && Math.abs(s - span) <= 0.25)?.[2];
}

const HEAD = /^((?:[A-Za-z]{2,}[-_])*?)([A-Z]{2,6})[-_]?(\d+)(W?)N?(?=$|[-_(])/i;
/** What a name ends with that says nothing of pads: directions of EasyEDA's pin 1, a maker's three letters. */
const SAYS_NOTHING = /^(?:[A-Z]{1,4}|Hand_?Solder(?:ing)?)$/i;
/** Short words that do: terminals of another kind, pads that are shifted or turned. */
const SAYS_MORE = /^(?:HR|FC|REV|POL|FLIP|ROT|CLIP|HS|SMD|NSMD)$/i;

/** Names that are written word by word: KiCad's of all versions, EasyEDA's, and what people make of them. */
function readWords(name: string): PackageMeasures | undefined {
  const [head, maker = "", wordText = "", countText, wide] = HEAD.exec(name) ?? [];
  const word = wordText.toUpperCase();
  const build = BUILDS[word];
  if (head === undefined || !build) return undefined;
  let rest = name.slice(head.length).replaceAll(/(?<=\d)P(?=\d)/gi, ".");
  const take = (pattern: RegExp): readonly string[] | undefined => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length);
    return match.slice(1);
  };
  const hasThermalVias = take(/[-_](?:\d*Thermal_?Vias)(?:-\d)?(?=$|[-_])/i) !== undefined;
  const window = take(/[-_]1?EXP_([\d.]+)x([\d.]+)(?:mm)?/i) ?? take(/[-_]EP([\d.]+)(?:x([\d.]+))?(?:mm)?(?=$|[-_])/i);
  const isMarked = take(/[-_]?1?EP(?:\(\d+\))?(?=$|[-_])/i) !== undefined;
  const pitchText = take(/[-_,]P(?:itch)?[-_]?([\d.]+)(?:mm)?(?=$|[-_,])/i)?.[0];
  const easyEda = take(/[-_]L([\d.]+)-?W([\d.]+)/i);
  const span = take(/[-_]LS([\d.]+)/i)?.[0];
  const body = easyEda
    ? [easyEda[1], easyEda[0]]
    : take(/[-_]([\d.]+)(?:mm)?x([\d.]+)(?:mm)?(?:x[\d.]+)?(?:mm)?(?=$|[-_])/i);
  const words = [...maker.split(/[-_]/), ...rest.split(/[-_,]/)].filter(Boolean);
  if (words.some((each) => SAYS_MORE.test(each))) return undefined;
  const unknown = rest.split(/[-_,]/).filter((each) => each !== "" && !SAYS_NOTHING.test(each));
  const layout = build === "land grid" ? unknown.filter((each) => !/^LayoutBorder\d+x\d+y$/.test(each)) : unknown;
  if (layout.length > 0) return undefined;
  const pads = Number(countText);
  let [width, length] = body?.map(Number) ?? [];
  const pitch = pitchText === undefined ? undefined : Number(pitchText) === 0.64 ? 0.635 : Number(pitchText);
  // "USON-10_2.5x1mm", "TSSOP20_6.6x4.5": some write the longer side first; the row has room along one of them alone.
  const isAcross =
    build.endsWith("two sides") &&
    pitch !== undefined &&
    width !== undefined &&
    length !== undefined &&
    (pads / 2 - 1) * pitch > length &&
    (pads / 2 - 1) * pitch < width;
  if (isAcross) [width, length] = [length, width];
  const measured = {
    ...(pitch !== undefined && { pitch }),
    ...(width !== undefined && { width: asOutlined(build, width) }),
    ...(length !== undefined && { length }),
  };
  const stated = { ...usualOutline(word, pads, wide !== ""), ...measured };
  const isSpanAgainst =
    span !== undefined &&
    build === "leads on two sides" &&
    stated.pitch !== undefined &&
    stated.width !== undefined &&
    Math.abs((bodyOfSpan(stated.pitch, Number(span)) ?? stated.width) - stated.width) > 0.3;
  if (isSpanAgainst || pads < 4 || pads > 400) return undefined;
  const exposed = window
    ? { width: Number(window[0]), length: Number(window[1] ?? window[0]) }
    : isMarked || /^(?:HTSSOP|HSOP|HTSOP|ESOP|ESOIC|HSOIC|HMSOP)$/.test(word)
      ? {}
      : undefined;
  return { word, build, pads, ...stated, ...(exposed && { exposed }), hasThermalVias, rest: words };
}

/** EasyEDA measures the body's width, 4.0 mm, where JEDEC's outline has 3.9. */
function asOutlined(build: PackageBuild, width: number): number {
  if (build !== "leads on two sides") return width;
  return [3, 3.9, 4.4, 5.3, 6.1, 7.5].find((standard) => Math.abs(standard - width) <= 0.25) ?? width;
}

/** What a bare "SOIC-8" or "TSSOP14" means: the one outline of JEDEC that has so many leads. */
function usualOutline(word: string, pads: number, isWide: boolean): Pick<PackageMeasures, "pitch" | "width"> {
  if (/^E?(?:SO|SOP|SOIC)$/.test(word)) {
    if (!isWide && (pads === 8 || pads === 14 || pads === 16)) return { pitch: 1.27, width: 3.9 };
    return isWide ? { pitch: 1.27, width: 7.5 } : { pitch: 1.27 };
  }
  if (/^H?TSSOP$/.test(word) && pads >= 14 && pads <= 28) return { pitch: 0.65, width: 4.4 };
  if (word === "MSOP" && (pads === 8 || pads === 10)) return { pitch: pads === 8 ? 0.65 : 0.5, width: 3 };
  return {};
}
