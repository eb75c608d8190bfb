/** Land patterns of connectors and switches, whose makers state the lands themselves. */
import type { LandPattern } from "./design.ts";
import {
  at,
  attributes,
  type BarePad,
  box,
  COURTYARD,
  dot,
  FAB,
  land,
  line,
  SILK,
  size,
  throughPad,
} from "./draw-pattern.ts";
import { TEXT } from "./finish-pattern.ts";

/** Courtyard excess of connectors, IPC-7351B. */
const EXCESS = 0.5;

/**
 * USB-C receptacle for USB 2.0, 16 contacts on 12 lands (the four pairs of GND and VBUS share one each), body
 * 8.94 × 7.3 mm, four shell tabs in slots and two pegs, as the usual top-mount parts of that kind have them. The
 * plug enters from below; the lower edge of the body is the edge of the board, and so of the courtyard.
 */
export function usbC(): LandPattern {
  const CONTACTS = [
    ["A1B12", -3.25, 0.6],
    ["A4B9", -2.45, 0.6],
    ["B8", -1.75, 0.3],
    ["A5", -1.25, 0.3],
    ["B7", -0.75, 0.3],
    ["A6", -0.25, 0.3],
    ["A7", 0.25, 0.3],
    ["B6", 0.75, 0.3],
    ["A8", 1.25, 0.3],
    ["B5", 1.75, 0.3],
    ["B4A9", 2.45, 0.6],
    ["B1A12", 3.25, 0.6],
  ] as const;
  const tab = (x: number, y: number, height: number): BarePad => ({
    ...throughPad("S1", x, y, 1, 0.6),
    shape: { kind: "oval", size: size(1, height) },
    drill: { size: size(0.6, height - 0.4) },
  });
  const [side, top, edge] = [4.47, -3.65, 3.65];
  return {
    library: "Examples:USB_C_Receptacle_16P",
    description: "USB-C receptacle, USB 2.0, 16 contacts, top mount",
    attributes: attributes("smd"),
    pads: [
      ...CONTACTS.map(([number, x, width]) => land(number, x, -4.045, width, 1.45)),
      ...[-4.32, 4.32].flatMap((x) => [tab(x, -3.13, 2.1), tab(x, 1.05, 1.6)]),
      ...[-2.89, 2.89].map((x) => peg(x, -2.6, 0.65)),
    ],
    graphics: [
      ...box("F.Fab", FAB, -side, top, side, edge),
      ...[-1, 1].flatMap((sign) => [
        line("F.SilkS", SILK, sign * (side + 0.12), -1.75, sign * (side + 0.12), -0.1),
        line("F.SilkS", SILK, sign * (side + 0.12), 2.2, sign * (side + 0.12), edge - 0.6),
      ]),
      ...box("F.CrtYd", COURTYARD, -side - 0.85, -5.27, side + 0.85, edge),
    ],
    textSize: TEXT,
    valueSize: TEXT,
    referenceAt: [0, 0],
    valueAt: [0, 2],
  };
}

/**
 * Side-entry socket for cables, 4 contacts 1.0 mm apart, body 6 × 4.25 mm, as the maker's drawing of the SH series
 * has it: lands 0.6 × 1.55 mm, hold-downs 1.2 × 1.8 mm. The cable enters from below.
 */
export function cableSocket4(): LandPattern {
  const [side, top, bottom] = [3, -1.67, 2.58];
  return {
    library: "Examples:Cable_Socket_1x04_P1.0mm",
    description: "Side-entry cable socket, 4 contacts, 1 mm apart",
    attributes: attributes("smd"),
    pads: [
      ...[-1.5, -0.5, 0.5, 1.5].map((x, index) => land(String(index + 1), x, -2, 0.6, 1.55)),
      land("MP", -2.8, 1.875, 1.2, 1.8),
      land("MP", 2.8, 1.875, 1.2, 1.8),
    ],
    graphics: [
      ...box("F.Fab", FAB, -side, top, side, bottom),
      line("F.SilkS", SILK, -side - 0.12, 0.7, -side - 0.12, top - 0.12),
      line("F.SilkS", SILK, -side - 0.12, top - 0.12, -2.1, top - 0.12),
      line("F.SilkS", SILK, 2.1, top - 0.12, side + 0.12, top - 0.12),
      line("F.SilkS", SILK, side + 0.12, top - 0.12, side + 0.12, 0.7),
      line("F.SilkS", SILK, -1.9, bottom + 0.12, 1.9, bottom + 0.12),
      dot("F.SilkS", -2.3, -2.5, 0.15),
      ...box("F.CrtYd", COURTYARD, -3.9, -3.28, 3.9, 3.28),
    ],
    textSize: TEXT,
    valueSize: TEXT,
    referenceAt: [0, 0],
    valueAt: [0, 1.4],
  };
}

/** Tactile switch, 5.2 × 5.2 mm with four lands of 1.8 × 1.1 mm; the two of one row are one contact. */
export function tactileSwitch(): LandPattern {
  const half = 2.6;
  return {
    library: "Examples:Switch_Tactile_5.2x5.2mm",
    description: "Tactile switch, 5.2 × 5.2 mm",
    attributes: attributes("smd"),
    pads: [
      land("1", -3.1, -1.85, 1.8, 1.1),
      land("1", 3.1, -1.85, 1.8, 1.1),
      land("2", -3.1, 1.85, 1.8, 1.1),
      land("2", 3.1, 1.85, 1.8, 1.1),
    ],
    graphics: [
      ...box("F.Fab", FAB, -half, -half, half, half),
      line("F.SilkS", SILK, -half + 0.4, -half - 0.12, half - 0.4, -half - 0.12),
      line("F.SilkS", SILK, -half + 0.4, half + 0.12, half - 0.4, half + 0.12),
      line("F.SilkS", SILK, -half - 0.12, -0.9, -half - 0.12, 0.9),
      line("F.SilkS", SILK, half + 0.12, -0.9, half + 0.12, 0.9),
      {
        layer: "F.Fab",
        shape: { kind: "circle", center: at(0, 0), radius: at(1.25, 0).x },
        stroke: { width: at(FAB, 0).x, style: "solid" },
        filled: false,
      },
      ...box("F.CrtYd", COURTYARD, -4.25, -half - 0.25, 4.25, half + 0.25),
    ],
    textSize: TEXT,
    valueSize: TEXT,
    referenceAt: [0, -3.4],
    valueAt: [0, 0],
  };
}

/** Two rows of pins 1.27 mm apart, odd numbers on the left: ten of them carry debug probes of ARM's controllers. */
export function fineHeader2(count: number): LandPattern {
  const PITCH = 1.27;
  const bottom = (count / 2 - 1) * PITCH;
  const [left, right, top, low] = [-1.07, 2.34, -0.66, bottom + 0.66];
  return {
    library: `Examples:PinHeader_2x${String(count / 2).padStart(2, "0")}_P1.27mm`,
    description: `Pin header, ${count} pins in two rows, 1.27 mm apart`,
    attributes: attributes("through-hole"),
    pads: Array.from({ length: count }, (_, index) =>
      throughPad(String(index + 1), (index % 2) * PITCH, Math.floor(index / 2) * PITCH, 1, 0.65),
    ),
    graphics: [
      ...box("F.Fab", FAB, left, top, right, low),
      ...box("F.SilkS", SILK, left - 0.12, top - 0.12, right + 0.12, low + 0.12),
      dot("F.SilkS", left - 0.55, 0, 0.15),
      ...box("F.CrtYd", COURTYARD, left - EXCESS, top - EXCESS, right + EXCESS, low + EXCESS),
    ],
    textSize: TEXT,
    valueSize: TEXT,
    referenceAt: [PITCH / 2, top - 1],
    valueAt: [PITCH / 2, low + 1],
  };
}

/** Unplated hole for a plastic peg. */
function peg(x: number, y: number, diameter: number): BarePad {
  const pad = throughPad("", x, y, diameter, diameter);
  return { ...pad, kind: "npth" };
}
