import type { Body, Land, LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Connectors for wires: JST PH, XH and SH, Phoenix screw terminals. Holes, lands and outlines are the makers' drawings
 * (JST ePH, eXH, eSH; Phoenix MKDS 1,5 and PT 1,5). Pin 1 is at the origin, but SH counts about its middle.
 */
interface Line {
  readonly name: RegExp;
  readonly library: string;
  readonly words: string;
  readonly source: string;
  readonly pitch: number;
  readonly pad: readonly [width: number, height: number];
  readonly drill: number;
  /** Body beyond the first and the last pin, above and below the row. */
  readonly beyond: number;
  readonly above: number;
  readonly below: number;
  readonly height: number;
  readonly most: number;
}

const JST_PH = {
  library: "Connector_JST",
  source: "JST, drawing ePH",
  pitch: 2,
  pad: [1.2, 1.75],
  drill: 0.75,
  beyond: 1.95,
  most: 16,
} as const;
const JST_XH = {
  library: "Connector_JST",
  source: "JST, drawing eXH",
  pitch: 2.5,
  pad: [1.7, 1.95],
  drill: 0.95,
  beyond: 2.45,
  most: 20,
} as const;
const PHOENIX = { library: "TerminalBlock_Phoenix", most: 12 } as const;

const LINES: readonly Line[] = [
  {
    ...JST_PH,
    name: /^JST_PH_B(\d+)B-PH-K_1x(\d\d)_P2\.00mm_Vertical$/,
    words: "JST PH, upright",
    above: 1.7,
    below: 2.8,
    height: 6,
  },
  {
    ...JST_PH,
    name: /^JST_PH_S(\d+)B-PH-K_1x(\d\d)_P2\.00mm_Horizontal$/,
    words: "JST PH, lying",
    above: 1.35,
    below: 6.25,
    height: 4.8,
  },
  {
    ...JST_XH,
    name: /^JST_XH_B(\d+)B-XH-A_1x(\d\d)_P2\.50mm_Vertical$/,
    words: "JST XH, upright",
    above: 2.35,
    below: 3.4,
    height: 7,
  },
  {
    ...JST_XH,
    name: /^JST_XH_S(\d+)B-XH-A_1x(\d\d)_P2\.50mm_Horizontal$/,
    words: "JST XH, lying",
    above: 2.3,
    below: 9.2,
    height: 6.1,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_MKDS-1,5-(\d+)-5\.08_1x(\d\d)_P5\.08mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact MKDS 1,5-5,08",
    pitch: 5.08,
    pad: [2.6, 2.6],
    drill: 1.3,
    beyond: 2.54,
    above: 5.2,
    below: 4.6,
    height: 10,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_MKDS-1,5-(\d+)_1x(\d\d)_P5\.00mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact MKDS 1,5",
    pitch: 5,
    pad: [2.6, 2.6],
    drill: 1.3,
    beyond: 2.5,
    above: 5.2,
    below: 4.6,
    height: 10,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_PT-1,5-(\d+)-3\.5-H_1x(\d\d)_P3\.50mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact PT 1,5-3,5-H",
    pitch: 3.5,
    pad: [2.4, 2.4],
    drill: 1.2,
    beyond: 1.75,
    above: 3.1,
    below: 4.5,
    height: 8.5,
  },
];

const SH_LYING = /^JST_SH_SM(\d\d)B-SRSS-TB_1x(\d\d)-1MP_P1\.00mm_Horizontal$/;
const SH_UPRIGHT = /^JST_SH_BM(\d\d)B-SRSS-TB_1x(\d\d)-1MP_P1\.00mm_Vertical$/;

export const wireConnector: Family = {
  names: [
    ...[2, 3, 4, 5, 6, 8].flatMap((n) => [
      `JST_PH_B${n}B-PH-K_1x${two(n)}_P2.00mm_Vertical`,
      `JST_PH_S${n}B-PH-K_1x${two(n)}_P2.00mm_Horizontal`,
      `JST_XH_B${n}B-XH-A_1x${two(n)}_P2.50mm_Vertical`,
      `JST_XH_S${n}B-XH-A_1x${two(n)}_P2.50mm_Horizontal`,
    ]),
    ...[2, 3, 4, 5, 6, 8].flatMap((n) => [
      `JST_SH_SM${two(n)}B-SRSS-TB_1x${two(n)}-1MP_P1.00mm_Horizontal`,
      `JST_SH_BM${two(n)}B-SRSS-TB_1x${two(n)}-1MP_P1.00mm_Vertical`,
    ]),
    ...[2, 3, 4, 6].flatMap((n) => [
      `TerminalBlock_Phoenix_MKDS-1,5-${n}-5.08_1x${two(n)}_P5.08mm_Horizontal`,
      `TerminalBlock_Phoenix_MKDS-1,5-${n}_1x${two(n)}_P5.00mm_Horizontal`,
      `TerminalBlock_Phoenix_PT-1,5-${n}-3.5-H_1x${two(n)}_P3.50mm_Horizontal`,
    ]),
  ],
  build: (name) => {
    for (const line of LINES) {
      const count = countOf(line.name.exec(name), line.most);
      if (count !== undefined) return throughHole(name, line, count);
    }
    const lying = countOf(SH_LYING.exec(name), 20);
    if (lying !== undefined) return surfaceSh(name, lying, "lying");
    const upright = countOf(SH_UPRIGHT.exec(name), 15);
    return upright === undefined ? undefined : surfaceSh(name, upright, "upright");
  },
};

/** Both places where the name says how many must say the same. */
function countOf(match: RegExpExecArray | null, most: number): number | undefined {
  const [, first, second] = match ?? [];
  const count = Number(first);
  return first !== undefined && count === Number(second) && count >= 2 && count <= most ? count : undefined;
}

function throughHole(name: string, line: Line, count: number): LandPattern {
  const { library, words, source, pitch, pad, drill, beyond, above, below, height } = line;
  return {
    name,
    library,
    description: `${words}, ${count} contacts at ${pitch} mm`,
    source,
    mount: "through-hole",
    lands: Array.from(
      { length: count },
      (_, index): Land => ({
        pin: `${index + 1}`,
        x: index * pitch,
        y: 0,
        width: pad[0],
        height: pad[1],
        shape: index === 0 ? "roundrect" : "oval",
        drill,
      }),
    ),
    body: { kind: "rect", minX: -beyond, maxX: (count - 1) * pitch + beyond, minY: -above, maxY: below },
    height,
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function surfaceSh(name: string, count: number, stance: "lying" | "upright"): LandPattern {
  const half = (count - 1) / 2;
  const [contactY, fixingY] = stance === "lying" ? [-2, 1.875] : [1.325, -1.2];
  const body: Body =
    stance === "lying"
      ? { kind: "rect", minX: -half - 1.5, maxX: half + 1.5, minY: -1.675, maxY: 2.575 }
      : { kind: "rect", minX: -half - 1.5, maxX: half + 1.5, minY: -1.9, maxY: 1 };
  return {
    name,
    library: "Connector_JST",
    description: `JST SH, ${stance}, ${count} contacts at 1 mm`,
    source: "JST, drawing eSH",
    mount: "smd",
    lands: [
      ...Array.from(
        { length: count },
        (_, index): Land => ({ pin: `${index + 1}`, x: index - half, y: contactY, width: 0.6, height: 1.55 }),
      ),
      { pin: "MP", x: -half - 1.3, y: fixingY, width: 1.2, height: 1.8 },
      { pin: "MP", x: half + 1.3, y: fixingY, width: 1.2, height: 1.8 },
    ],
    body,
    height: stance === "lying" ? 2.9 : 4.3,
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function two(count: number): string {
  return `${count}`.padStart(2, "0");
}
