import { bodyAbout, type Land } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Dual in-line packages by JEDEC MS-001 and MS-011, and sockets for them. Leads of at most 0.56 × 0.36 mm go through holes
 * of 0.8 mm. Pin 1 is at the origin, numbers run down the left row and up the right one.
 */
const NAME = /^DIP-(\d{1,2})_W(7\.62|10\.16|15\.24)mm(_Socket)?(_LongPads)?$/;
const PITCH = 2.54;
const DRILL = 0.8;
const PAD = 1.6;
const LONG_PAD = 2.4;
/** Body width below the rows' distance: 6.35 mm for rows 7.62 mm apart. */
const BETWEEN_ROWS = 1.27;
const MAX_PINS = 64;

export const dualInLine: Family = {
  names: [
    ...[4, 6, 8, 14, 16, 18, 20, 24, 28].map((pins) => `DIP-${pins}_W7.62mm`),
    ...[6, 8, 14, 16, 18, 20, 28].map((pins) => `DIP-${pins}_W7.62mm_Socket`),
    ...[8, 14, 16].map((pins) => `DIP-${pins}_W7.62mm_LongPads`),
    ...[22, 24].map((pins) => `DIP-${pins}_W10.16mm`),
    ...[24, 28, 32, 40].map((pins) => `DIP-${pins}_W15.24mm`),
    ...[24, 28, 32, 40].map((pins) => `DIP-${pins}_W15.24mm_Socket`),
  ],
  build: (name) => {
    const [, pinText, widthText, socket, long] = NAME.exec(name) ?? [];
    const pins = Number(pinText);
    const apart = Number(widthText);
    if (widthText === undefined || pins < 4 || pins % 2 !== 0 || pins > MAX_PINS) return undefined;
    const rows = pins / 2;
    const length = rows * PITCH;
    const centre = { x: apart / 2, y: ((rows - 1) * PITCH) / 2 };
    return {
      name,
      library: "Package_DIP",
      description: `${socket ? "socket for " : ""}DIP, ${pins} pins, rows ${widthText} mm apart`,
      source: `JEDEC ${apart > 8 ? "MS-011" : "MS-001"}, holes by IPC-2222 level B`,
      mount: "through-hole",
      lands: Array.from({ length: pins }, (_, index): Land => {
        const isLeft = index < rows;
        return {
          pin: `${index + 1}`,
          x: isLeft ? 0 : apart,
          y: (isLeft ? index : pins - 1 - index) * PITCH,
          width: long ? LONG_PAD : PAD,
          height: PAD,
          shape: index === 0 ? "rect" : "oval",
          drill: DRILL,
        };
      }),
      body: socket ? bodyAbout(apart + PITCH, length + 0.1, centre) : bodyAbout(apart - BETWEEN_ROWS, length, centre),
      // In a socket stands what is put into it.
      ...(!socket && { height: 5.33 }),
      courtyardExcess: socket ? 0.5 : 0.25,
      mark: "pin-1",
    };
  },
};
