import { FILLETS, landSpan } from "../pattern/ipc-7351.ts";
import { bodyAbout, type Range } from "../pattern/land-pattern.ts";
import { dualRows, exposedPad, quadRows } from "../pattern/pad-rows.ts";
import type { Family } from "./family.ts";

/**
 * Terminals under the edge of the body, on four sides (QFN) or two (DFN), with a pad for the heat in the middle. The name
 * says everything but the terminals' size, which JEDEC MO-220 and MO-229 tie to the pitch.
 */
const TERMINALS: readonly { readonly pitch: number; readonly breadth: Range; readonly length: Range }[] = [
  { pitch: 0.35, breadth: [0.13, 0.2], length: [0.3, 0.45] },
  { pitch: 0.4, breadth: [0.15, 0.25], length: [0.3, 0.5] },
  { pitch: 0.5, breadth: [0.18, 0.3], length: [0.3, 0.5] },
  { pitch: 0.65, breadth: [0.25, 0.35], length: [0.35, 0.5] },
  { pitch: 0.8, breadth: [0.25, 0.35], length: [0.35, 0.55] },
  { pitch: 0.95, breadth: [0.35, 0.45], length: [0.3, 0.5] },
  { pitch: 1.27, breadth: [0.35, 0.48], length: [0.4, 0.6] },
];

const NAME =
  /^(|V|W|U|T|X|HV|HW)(QFN|DFN|SON)-(\d+)(-1EP)?_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm_P(\d+(?:\.\d+)?)mm(?:_EP(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm(_ThermalVias)?)?$/;
/** JEDEC's limits on body length, one over both. */
const BODY_SPREAD = 0.1;
/** Copper between the pad in the middle and the terminals' lands; the lands give way. */
const GAP = 0.2;
/** The same at the corners, along each axis: the first and the last land of two sides face each other there. */
const CORNER_GAP = 0.11;
/** From the middle of the last terminal of a side to the end of that side. */
const CORNER = 0.2;

export const noLead: Family = {
  names: [
    "QFN-12-1EP_3x3mm_P0.5mm_EP1.65x1.65mm",
    "QFN-16-1EP_3x3mm_P0.5mm_EP1.75x1.75mm",
    "QFN-16-1EP_3x3mm_P0.5mm_EP1.75x1.75mm_ThermalVias",
    "QFN-16-1EP_4x4mm_P0.65mm_EP2.1x2.1mm",
    "QFN-20-1EP_3x3mm_P0.4mm_EP1.65x1.65mm",
    "QFN-20-1EP_4x4mm_P0.5mm_EP2.5x2.5mm",
    "QFN-20-1EP_4x4mm_P0.5mm_EP2.5x2.5mm_ThermalVias",
    "QFN-24-1EP_4x4mm_P0.5mm_EP2.6x2.6mm",
    "QFN-24-1EP_4x4mm_P0.5mm_EP2.6x2.6mm_ThermalVias",
    "QFN-24-1EP_5x5mm_P0.65mm_EP3.2x3.2mm",
    "QFN-28-1EP_4x4mm_P0.4mm_EP2.4x2.4mm",
    "QFN-28-1EP_5x5mm_P0.5mm_EP3.35x3.35mm",
    "QFN-28-1EP_4x5mm_P0.5mm_EP2.65x3.65mm",
    "QFN-32-1EP_4x4mm_P0.4mm_EP2.65x2.65mm",
    "QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm",
    "QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm_ThermalVias",
    "QFN-32-1EP_5x5mm_P0.5mm_EP3.45x3.45mm",
    "QFN-40-1EP_5x5mm_P0.4mm_EP3.6x3.6mm",
    "QFN-40-1EP_6x6mm_P0.5mm_EP4.6x4.6mm",
    "QFN-44-1EP_7x7mm_P0.5mm_EP5.15x5.15mm",
    "QFN-48-1EP_6x6mm_P0.4mm_EP4.3x4.3mm",
    "QFN-48-1EP_7x7mm_P0.5mm_EP5.15x5.15mm",
    "QFN-48-1EP_7x7mm_P0.5mm_EP5.6x5.6mm",
    "QFN-48-1EP_7x7mm_P0.5mm_EP5.6x5.6mm_ThermalVias",
    "QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm",
    "QFN-56-1EP_7x7mm_P0.4mm_EP5.6x5.6mm",
    "QFN-56-1EP_8x8mm_P0.5mm_EP5.6x5.6mm",
    "QFN-64-1EP_9x9mm_P0.5mm_EP6x6mm",
    "QFN-64-1EP_9x9mm_P0.5mm_EP7.15x7.15mm",
    "QFN-68-1EP_8x8mm_P0.4mm_EP5.2x5.2mm",
    "DFN-6-1EP_2x2mm_P0.65mm_EP1x1.6mm",
    "DFN-6-1EP_3x3mm_P0.95mm_EP1.7x2.6mm",
    "DFN-8-1EP_2x2mm_P0.5mm_EP0.9x1.5mm",
    "DFN-8-1EP_3x2mm_P0.5mm_EP1.3x1.5mm",
    "DFN-8-1EP_3x3mm_P0.65mm_EP1.5x2.25mm",
    "DFN-8-1EP_3x3mm_P0.5mm_EP1.65x2.38mm",
    "DFN-10-1EP_3x3mm_P0.5mm_EP1.65x2.38mm",
    "DFN-10-1EP_3x3mm_P0.5mm_EP1.65x2.38mm_ThermalVias",
    "DFN-12-1EP_3x3mm_P0.45mm_EP1.65x2.38mm",
    "WSON-6-1EP_2x2mm_P0.65mm_EP1x1.6mm",
    "WSON-8-1EP_2x2mm_P0.5mm_EP0.9x1.6mm",
    "WSON-8-1EP_6x5mm_P1.27mm_EP3.4x4mm",
    "WSON-10-1EP_2.5x2.5mm_P0.5mm_EP1.2x2mm",
  ],
  build: (name) => {
    const [, prefix = "", kind = "", pinText, ep, ...numbers] = NAME.exec(name) ?? [];
    const pins = Number(pinText);
    const [width = 0, length = 0, pitch = 0, epWidth = 0, epLength = 0] = numbers.slice(0, 5).map(Number);
    const size = terminalOf(pitch);
    const sides = kind === "QFN" ? quadCounts(pins, width, length, pitch) : { across: 0, down: pins / 2 };
    if (!size || !sides || (ep !== undefined) !== epWidth > 0) return undefined;
    const fits = (count: number, side: number): boolean => (count - 1) * pitch + 2 * CORNER <= side + 1e-9;
    if (!Number.isInteger(sides.down) || sides.down < 2 || !fits(sides.down, length) || !fits(sides.across, width))
      return undefined;
    const spanOf = (body: number, pad: number, besideCount: number) => {
      const span = landSpan(
        { overall: [body - BODY_SPREAD, body + BODY_SPREAD], terminal: size.length, breadth: size.breadth },
        FILLETS.noLead,
      );
      const besideRow = besideCount > 0 ? (besideCount - 1) * pitch + span.breadth + 2 * CORNER_GAP : 0;
      return { ...span, inner: Math.max(span.inner, besideRow, pad > 0 ? pad + 2 * GAP : 0) };
    };
    const down = { count: sides.down, span: spanOf(width, epWidth, sides.across) };
    const across = { count: sides.across, span: spanOf(length, epLength, sides.down) };
    const isTooWide = ({ outer, inner }: { outer: number; inner: number }): boolean => outer - inner < 0.6;
    if (isTooWide(down.span) || (kind === "QFN" && isTooWide(across.span)) || epLength > length) return undefined;
    return {
      name,
      library: kind === "QFN" ? "Package_DFN_QFN" : prefix + kind === "WSON" ? "Package_SON" : "Package_DFN_QFN",
      description: `${prefix}${kind}, ${pins} terminals at ${pitch} mm${ep ? ", exposed pad" : ""}`,
      source: `JEDEC ${kind === "QFN" ? "MO-220" : "MO-229"} terminals, lands by IPC-7351B level B`,
      mount: "smd",
      lands: [
        ...(kind === "QFN" ? quadRows(across, down, pitch) : dualRows(pins, pitch, down.span)),
        ...(ep ? exposedPad(`${pins + 1}`, epWidth, epLength, name.endsWith("_ThermalVias")) : []),
      ],
      body: bodyAbout(width, length),
      height: prefix === "U" ? 0.6 : prefix === "W" ? 0.8 : 1,
      courtyardExcess: 0.25,
      mark: "pin-1",
    };
  },
};

/** The narrowest row of the table that the pitch is not below. */
function terminalOf(pitch: number): (typeof TERMINALS)[number] | undefined {
  return TERMINALS.findLast((row) => row.pitch <= pitch + 1e-9);
}

/** How many terminals stand on each side: the longer side takes as many more as it has room for. */
function quadCounts(
  pins: number,
  width: number,
  length: number,
  pitch: number,
): { across: number; down: number } | undefined {
  const more = Math.round((length - width) / pitch);
  const half = (pins / 2 + more) / 2;
  // A square body with an odd half of terminals has the fewer on the left and right.
  const down = Number.isInteger(half) || more !== 0 ? half : Math.floor(half);
  const across = pins / 2 - down;
  return Number.isInteger(down) && across >= 2 && down >= 2 ? { across, down } : undefined;
}
