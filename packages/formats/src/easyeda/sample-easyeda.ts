/** EasyEDA files as tests need them, of our own design: two resistors and a connector on 20 × 10 mm. */

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
