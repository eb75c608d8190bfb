/** EasyEDA files for tests: two resistors and a connector on 20 × 10 mm. */

export interface SampleBoard {
  readonly shapes?: readonly unknown[];
  readonly layers?: readonly string[];
  readonly rules?: object;
  /** Instead of the closed rectangle. */
  readonly outline?: readonly string[];
}

const ORIGIN = { x: 4000, y: 3000 };

/** A resistor with pads "1" and "2", 4 units apart from its middle each. */
export function samplePart(part: {
  readonly reference: string;
  readonly at: readonly [number, number];
  readonly angle?: 0 | 90 | 180 | 270;
  readonly side?: "front" | "back";
  readonly nets: readonly [string, string];
  readonly attributes?: string;
  readonly more?: readonly string[];
}): string {
  const { reference, at, angle = 0, side = "front", nets, attributes = "", more = [] } = part;
  const [x, y] = at;
  const radians = (angle * Math.PI) / 180;
  const layer = side === "front" ? 1 : 2;
  const pad = (number: number, along: number) => {
    const [px, py] = [x + along * Math.cos(radians), y - along * Math.sin(radians)];
    const net = nets[number - 1] ?? "";
    return `PAD~RECT~${px.toFixed(4)}~${py.toFixed(4)}~3~4~${layer}~${net}~${number}~0~~${angle}~${reference}p${number}~0~~Y~0~0~0.2~${px.toFixed(4)},${py.toFixed(4)}`;
  };
  return [
    `LIB~${x}~${y}~package\`R0603\`Supplier Part\`C21190\`link\`https://example.org/r.pdf\`${attributes}~${angle}~~${reference}~${layer}~uuid~0~0~~yes~~`,
    `TEXT~P~${x}~${y - 4}~0.6~${angle}~0~${layer + 2}~~4.5~${reference}~M ${x - 2} ${y - 6} L ${x + 2} ${y - 2}~~${reference}t`,
    `TEXT~N~${x}~${y + 4}~0.6~${angle}~0~${layer + 2}~~4.5~10k~M ${x - 2} ${y + 6} L ${x + 2} ${y + 2}~none~${reference}n`,
    `TRACK~0.6~${layer + 2}~~${x - 1} ${y - 3} ${x + 1} ${y - 3}~${reference}s~0`,
    pad(1, -4),
    pad(2, 4),
    ...more,
  ].join("#@$");
}

export const SAMPLE_OUTLINE: readonly string[] = [
  "TRACK~0.4~10~~4000 3000 4080 3000 4080 2960~o1~0",
  "TRACK~0.4~10~~4080 2960 4000 2960 4000 3000~o2~0",
];

export const SAMPLE_PARTS: readonly string[] = [
  samplePart({ reference: "R1", at: [4020, 2980], nets: ["VCC", "MID"] }),
  samplePart({ reference: "R2", at: [4050, 2980], angle: 90, nets: ["MID", "GND"] }),
];

/** The JSON of a board. */
export function sampleEasyedaBoard(sample: SampleBoard = {}): object {
  return {
    head: { docType: "3", editorVersion: "6.5.40", x: `${ORIGIN.x}`, y: `${ORIGIN.y}` },
    canvas: "CA~1000~1000~#000000~yes~#FFFFFF~10~1000~1000~line~0.5~mm~1~45~visible~0.5~4000~3000~1~yes",
    shape: [...(sample.outline ?? SAMPLE_OUTLINE), ...(sample.shapes ?? SAMPLE_PARTS)],
    layers: sample.layers ?? ["1~TopLayer~#FF0000~true~true~true~", "2~BottomLayer~#0000FF~true~false~true~"],
    DRCRULE: sample.rules ?? {
      Default: { trackWidth: 1, clearance: 0.6, viaHoleDiameter: 2.4, viaHoleD: 1.2 },
      isRealtime: true,
    },
  };
}

/** A resistor on a sheet, its pins 20 units left and right of its middle. */
export function sampleSymbol(symbol: {
  readonly reference: string;
  readonly at: readonly [number, number];
  readonly value?: string;
  readonly name?: string;
}): string {
  const { reference, at, value = "10k", name = "RESISTOR" } = symbol;
  const [x, y] = at;
  const pin = (number: number, px: number, stroke: string, angle: number) =>
    `P~show~0~${number}~${px}~${y}~${angle}~${reference}p${number}~0^^${px}~${y}^^M ${px} ${y} h ${stroke}~#880000^^0~${px}~${y}~0~${number}~start~~^^0~${px}~${y}~0~${number}~end~~^^0~${px}~${y}^^0~M ${px} ${y} L ${px} ${y}`;
  return [
    `LIB~${x}~${y}~package\`R0603\`spiceSymbolName\`${name}\`BOM_Supplier Part\`C21190\`link\`https://example.org/r.pdf\`~~0~${reference}~uuid~uuid~0~~yes~yes`,
    `T~N~${x - 10}~${y + 20}~0~#000080~Arial~~~~~comment~${value}~1~start~${reference}n~0`,
    `T~P~${x - 10}~${y - 10}~0~#000080~Arial~~~~~comment~${reference}~1~start~${reference}t~0`,
    `R~${x - 10}~${y - 4}~~~20~8~#A00000~1~0~none~${reference}b~0`,
    pin(1, x - 20, "10", 180),
    pin(2, x + 20, "-10", 0),
  ].join("#@$");
}

/** R1 and R2 in a row between VCC and GND, as `SAMPLE_PARTS` are on the board. */
export const SAMPLE_SHEET: readonly string[] = [
  sampleSymbol({ reference: "R1", at: [100, 100] }),
  sampleSymbol({ reference: "R2", at: [200, 100] }),
  "W~120 100 180 100~#008800~1~0~none~w1~0",
  "W~80 100 60 100 60 80~#008800~1~0~none~w2~0",
  "W~220 100 240 100~#008800~1~0~none~w3~0",
  "F~part_netLabel_VCC~60~80~0~f1~~0^^60~80^^VCC~#000000~52~68~0~start~1~Times New Roman~9pt^^PL~60 70 60 80~#000000~1~0~none~f1a~0",
  "F~part_netLabel_gnD~240~100~0~f2~~0^^240~100^^GND~#000000~240~110~0~start~0~Times New Roman~9pt^^PL~240 100 240 110~#000000~1~0~none~f2a~0",
];

/** The JSON of a schematic with one list of shapes a sheet. */
export function sampleEasyedaSchematic(...sheets: readonly (readonly unknown[])[]): object {
  return {
    editorVersion: "6.5.40",
    docType: "5",
    title: "Divider",
    description: "",
    schematics: (sheets.length > 0 ? sheets : [SAMPLE_SHEET]).map((shape, index) => ({
      docType: "1",
      title: `Sheet_${index + 1}`,
      dataStr: {
        head: { docType: "1", editorVersion: "6.5.40", uuid: `sheet${index + 1}`, x: "0", y: "0" },
        canvas: "CA~1000~1000~#FFFFFF~yes~#CCCCCC~5~1000~1000~line~5~pixel~5~0~0",
        shape,
      },
    })),
  };
}
