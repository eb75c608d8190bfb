import { FILLETS, landSpan } from "../pattern/ipc-7351.ts";
import { bodyAbout, type Range } from "../pattern/land-pattern.ts";
import { dualRows, exposedPad } from "../pattern/pad-rows.ts";
import type { Family } from "./family.ts";

/**
 * Leads bent outwards on two sides: SOIC, SSOP, TSSOP, MSOP and their kin. The name says body, pitch and pins; what it
 * leaves open (span over the leads, their length and breadth) is the standard outline's of that body width.
 */
interface Outline {
  readonly kinds: RegExp;
  readonly width: number;
  readonly pitch: number;
  readonly overall: Range;
  readonly foot: Range;
  readonly lead: Range;
  readonly height: number;
  readonly standard: string;
}

const OUTLINES: readonly Outline[] = [
  {
    kinds: /^(SOIC|SOP|SO)$/,
    width: 3.9,
    pitch: 1.27,
    overall: [5.8, 6.2],
    foot: [0.4, 1.27],
    lead: [0.31, 0.51],
    height: 1.75,
    standard: "JEDEC MS-012",
  },
  {
    kinds: /^(SOIC|SOICW|SOP|SO)$/,
    width: 7.5,
    pitch: 1.27,
    overall: [9.97, 10.63],
    foot: [0.4, 1.27],
    lead: [0.31, 0.51],
    height: 2.65,
    standard: "JEDEC MS-013",
  },
  {
    kinds: /^(SOIC|SOP|SO)$/,
    width: 5.3,
    pitch: 1.27,
    overall: [7.7, 8.26],
    foot: [0.5, 0.8],
    lead: [0.35, 0.5],
    height: 2.16,
    standard: "EIAJ EDR-7320, 208 mil",
  },
  {
    kinds: /^(TSSOP|HTSSOP)$/,
    width: 4.4,
    pitch: 0.65,
    overall: [6.4, 6.4],
    foot: [0.45, 0.75],
    lead: [0.19, 0.3],
    height: 1.2,
    standard: "JEDEC MO-153",
  },
  {
    kinds: /^(TSSOP|HTSSOP)$/,
    width: 4.4,
    pitch: 0.5,
    overall: [6.4, 6.4],
    foot: [0.45, 0.75],
    lead: [0.17, 0.27],
    height: 1.2,
    standard: "JEDEC MO-153",
  },
  {
    kinds: /^TSSOP$/,
    width: 6.1,
    pitch: 0.5,
    overall: [8.1, 8.1],
    foot: [0.45, 0.75],
    lead: [0.17, 0.27],
    height: 1.2,
    standard: "JEDEC MO-153",
  },
  {
    kinds: /^(MSOP|VSSOP|TSSOP)$/,
    width: 3,
    pitch: 0.65,
    overall: [4.9, 4.9],
    foot: [0.4, 0.8],
    lead: [0.22, 0.38],
    height: 1.1,
    standard: "JEDEC MO-187 AA",
  },
  {
    kinds: /^(MSOP|VSSOP)$/,
    width: 3,
    pitch: 0.5,
    overall: [4.9, 4.9],
    foot: [0.4, 0.8],
    lead: [0.17, 0.27],
    height: 1.1,
    standard: "JEDEC MO-187 BA",
  },
  {
    kinds: /^SSOP$/,
    width: 5.3,
    pitch: 0.65,
    overall: [7.4, 8.2],
    foot: [0.55, 0.95],
    lead: [0.22, 0.38],
    height: 2,
    standard: "JEDEC MO-150",
  },
  {
    kinds: /^SSOP$/,
    width: 4.4,
    pitch: 0.65,
    overall: [6.2, 6.6],
    foot: [0.3, 0.7],
    lead: [0.17, 0.32],
    height: 1.7,
    standard: "EIAJ EDR-7320",
  },
  {
    kinds: /^(SSOP|QSOP)$/,
    width: 3.9,
    pitch: 0.635,
    overall: [5.8, 6.2],
    foot: [0.4, 1.27],
    lead: [0.2, 0.3],
    height: 1.75,
    standard: "JEDEC MO-137",
  },
];

const NAME =
  /^([A-Z]+)-(\d+)W?(-1EP)?_(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm_P(\d+(?:\.\d+)?)mm(?:_EP(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)mm(_ThermalVias)?)?$/;
const MAX_PINS = 80;
/** What a body is longer than its row of leads from middle to middle, at the least. */
const BEYOND_ROW = 0.25;

export const smallOutline: Family = {
  names: [
    "SOIC-8_3.9x4.9mm_P1.27mm",
    "SOIC-14_3.9x8.7mm_P1.27mm",
    "SOIC-16_3.9x9.9mm_P1.27mm",
    "SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.41x3.3mm",
    "SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.41x3.3mm_ThermalVias",
    "SOIC-16W_7.5x10.3mm_P1.27mm",
    "SOIC-18W_7.5x11.6mm_P1.27mm",
    "SOIC-20W_7.5x12.8mm_P1.27mm",
    "SOIC-24W_7.5x15.4mm_P1.27mm",
    "SOIC-28W_7.5x17.9mm_P1.27mm",
    "SOIC-8_5.3x5.3mm_P1.27mm",
    "SSOP-16_3.9x4.9mm_P0.635mm",
    "SSOP-20_3.9x8.7mm_P0.635mm",
    "SSOP-24_3.9x8.7mm_P0.635mm",
    "SSOP-16_4.4x5.2mm_P0.65mm",
    "SSOP-20_4.4x6.5mm_P0.65mm",
    "SSOP-8_5.3x3mm_P0.65mm",
    "SSOP-16_5.3x6.2mm_P0.65mm",
    "SSOP-20_5.3x7.2mm_P0.65mm",
    "SSOP-24_5.3x8.2mm_P0.65mm",
    "SSOP-28_5.3x10.2mm_P0.65mm",
    "TSSOP-8_4.4x3mm_P0.65mm",
    "TSSOP-14_4.4x5mm_P0.65mm",
    "TSSOP-16_4.4x5mm_P0.65mm",
    "TSSOP-16-1EP_4.4x5mm_P0.65mm_EP3x3mm",
    "TSSOP-20_4.4x6.5mm_P0.65mm",
    "TSSOP-24_4.4x7.8mm_P0.65mm",
    "TSSOP-28_4.4x9.7mm_P0.65mm",
    "TSSOP-38_4.4x9.7mm_P0.5mm",
    "TSSOP-48_6.1x12.5mm_P0.5mm",
    "TSSOP-56_6.1x14mm_P0.5mm",
    "MSOP-8_3x3mm_P0.65mm",
    "MSOP-8-1EP_3x3mm_P0.65mm_EP1.68x1.88mm",
    "MSOP-10_3x3mm_P0.5mm",
    "VSSOP-8_3x3mm_P0.65mm",
    "VSSOP-10_3x3mm_P0.5mm",
  ],
  build: (name) => {
    const [, kind = "", pinText, ep, ...numbers] = NAME.exec(name) ?? [];
    const pins = Number(pinText);
    const [width = 0, length = 0, pitch = 0, epWidth = 0, epLength = 0] = numbers.slice(0, 5).map(Number);
    const outline = OUTLINES.find(
      (candidate) =>
        candidate.kinds.test(kind) && Math.abs(candidate.width - width) < 0.11 && candidate.pitch === pitch,
    );
    const rowLength = (pins / 2 - 1) * pitch;
    const isPossible = pins >= 4 && pins <= MAX_PINS && pins % 2 === 0 && length >= rowLength + BEYOND_ROW;
    if (!outline || !isPossible || (ep !== undefined) !== epWidth > 0) return undefined;
    const { overall, foot, lead, height, standard } = outline;
    const span = landSpan(
      { overall, terminal: foot, breadth: lead },
      pitch > 0.625 ? FILLETS.gullWing : FILLETS.gullWingFine,
    );
    if (ep && (epWidth > span.inner - 0.3 || epLength > length)) return undefined;
    return {
      name,
      library: "Package_SO",
      description: `${kind}, ${pins} leads at ${pitch} mm${ep ? ", exposed pad" : ""}`,
      source: `${standard} outline, lands by IPC-7351B level B`,
      mount: "smd",
      lands: [
        ...dualRows(pins, pitch, span),
        ...(ep ? exposedPad(`${pins + 1}`, epWidth, epLength, name.endsWith("_ThermalVias")) : []),
      ],
      body: bodyAbout(width, length),
      height,
      courtyardExcess: 0.25,
      mark: "pin-1",
    };
  },
};
