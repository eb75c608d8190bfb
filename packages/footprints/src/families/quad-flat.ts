import { FILLETS, landSpan } from "../pattern/ipc-7351.ts";
import { bodyAbout, type Range } from "../pattern/land-pattern.ts";
import { exposedPad, quadRows } from "../pattern/pad-rows.ts";
import type { Family } from "./family.ts";

/**
 * Leads bent outwards on four sides: LQFP and TQFP by JEDEC MS-026 and MO-112. The span over the leads is the body and
 * 2 mm; foot and lead breadth follow from the pitch.
 */
const LEADS: Readonly<Record<string, Range>> = {
  "0.4": [0.13, 0.23],
  "0.5": [0.17, 0.27],
  "0.65": [0.22, 0.38],
  "0.8": [0.3, 0.45],
  "1": [0.35, 0.5],
};
const FOOT: Range = [0.45, 0.75];
const SPAN_BEYOND_BODY = 2;

const NAME =
  /^([LT]?QFP)-(\d+)(-1EP)?_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm_P(\d+(?:\.\d+)?)mm(?:_EP(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm(_ThermalVias)?)?$/;

const HEIGHTS: Readonly<Record<string, number>> = { LQFP: 1.6, TQFP: 1.2, QFP: 2.45 };

export const quadFlat: Family = {
  names: [
    "LQFP-32_7x7mm_P0.8mm",
    "LQFP-44_10x10mm_P0.8mm",
    "LQFP-48_7x7mm_P0.5mm",
    "LQFP-48-1EP_7x7mm_P0.5mm_EP3.6x3.6mm",
    "LQFP-64_10x10mm_P0.5mm",
    "LQFP-64_7x7mm_P0.4mm",
    "LQFP-80_12x12mm_P0.5mm",
    "LQFP-100_14x14mm_P0.5mm",
    "LQFP-128_14x14mm_P0.4mm",
    "LQFP-144_20x20mm_P0.5mm",
    "LQFP-176_24x24mm_P0.5mm",
    "TQFP-32_7x7mm_P0.8mm",
    "TQFP-44_10x10mm_P0.8mm",
    "TQFP-48_7x7mm_P0.5mm",
    "TQFP-48-1EP_7x7mm_P0.5mm_EP3.5x3.5mm",
    "TQFP-64_10x10mm_P0.5mm",
    "TQFP-64_14x14mm_P0.8mm",
    "TQFP-80_12x12mm_P0.5mm",
    "TQFP-100_14x14mm_P0.5mm",
    "TQFP-100_12x12mm_P0.4mm",
    "TQFP-144_20x20mm_P0.5mm",
    "QFP-44_10x10mm_P0.8mm",
  ],
  build: (name) => {
    const [, kind = "", pinText, ep, ...numbers] = NAME.exec(name) ?? [];
    const pins = Number(pinText);
    const [width = 0, length = 0, pitch = 0, epWidth = 0, epLength = 0] = numbers.slice(0, 5).map(Number);
    const lead = LEADS[pitch];
    const more = Math.round((length - width) / pitch);
    const down = (pins / 2 + more) / 2;
    const across = pins / 2 - down;
    const isPossible = Number.isInteger(down) && Number.isInteger(across) && down >= 2 && across >= 2 && pins <= 304;
    if (!lead || !isPossible || (ep !== undefined) !== epWidth > 0) return undefined;
    if ((down - 1) * pitch > length - 0.5 || (across - 1) * pitch > width - 0.5) return undefined;
    const spanOf = (body: number) =>
      landSpan(
        {
          overall: [body + SPAN_BEYOND_BODY, body + SPAN_BEYOND_BODY],
          terminal: FOOT,
          breadth: lead,
        },
        pitch > 0.625 ? FILLETS.gullWing : FILLETS.gullWingFine,
      );
    if (epWidth > width - 0.6 || epLength > length - 0.6) return undefined;
    return {
      name,
      library: "Package_QFP",
      description: `${kind}, ${pins} leads at ${pitch} mm${ep ? ", exposed pad" : ""}`,
      source: "JEDEC MS-026 outline, lands by IPC-7351B level B",
      mount: "smd",
      lands: [
        ...quadRows({ count: across, span: spanOf(length) }, { count: down, span: spanOf(width) }, pitch),
        ...(ep ? exposedPad(`${pins + 1}`, epWidth, epLength, name.endsWith("_ThermalVias")) : []),
      ],
      body: bodyAbout(width, length),
      height: HEIGHTS[kind] ?? 2.45,
      courtyardExcess: 0.25,
      mark: "pin-1",
    };
  },
};
