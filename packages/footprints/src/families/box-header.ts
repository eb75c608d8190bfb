import type { Land, LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Pins at 2.54 mm in a box (IDC, DIN 41651), upright or lying, and headers whose pins stand on the surface, alternately to
 * the left and the right. The box is 10.2 mm longer than its row and 8.9 mm wide; lying it reaches 13.3 mm from the first row.
 */
const BOX = /^IDC-Header_2x(\d\d)_P2\.54mm_(Vertical|Horizontal)$/;
const SURFACE = /^PinHeader_1x(\d\d)_P2\.54mm_Vertical_SMD_Pin1(Left|Right)$/;
const PITCH = 2.54;

export const boxHeader: Family = {
  names: [
    ...[3, 4, 5, 7, 8, 10, 13, 17, 20].map((places) => `IDC-Header_2x${`${places}`.padStart(2, "0")}_P2.54mm_Vertical`),
    ...[3, 5, 7, 8, 10].map((places) => `IDC-Header_2x${`${places}`.padStart(2, "0")}_P2.54mm_Horizontal`),
    ...[2, 4, 6].map((places) => `PinHeader_1x0${places}_P2.54mm_Vertical_SMD_Pin1Left`),
  ],
  build: (name) => inBox(name) ?? onSurface(name),
};

function inBox(name: string): LandPattern | undefined {
  const [, placeText, stance] = BOX.exec(name) ?? [];
  const places = Number(placeText);
  if (placeText === undefined || places < 3 || places > 32) return undefined;
  const isLying = stance === "Horizontal";
  return {
    name,
    library: "Connector_IDC",
    description: `box header, 2 × ${places} pins at 2.54 mm, ${isLying ? "horizontal" : "upright"}`,
    source: "DIN 41651 / IEC 60603-13",
    mount: "through-hole",
    lands: Array.from(
      { length: 2 * places },
      (_, index): Land => ({
        pin: `${index + 1}`,
        x: (index % 2) * PITCH,
        y: Math.floor(index / 2) * PITCH,
        width: 1.7,
        height: 1.7,
        shape: index === 0 ? "roundrect" : "circle",
        drill: 1,
      }),
    ),
    body: {
      kind: "rect",
      minX: isLying ? -0.32 : -3.18,
      minY: -5.1,
      maxX: isLying ? 13.28 : 5.72,
      maxY: (places - 1) * PITCH + 5.1,
    },
    height: isLying ? 8.9 : 9.1,
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function onSurface(name: string): LandPattern | undefined {
  const [, placeText, side] = SURFACE.exec(name) ?? [];
  const places = Number(placeText);
  if (placeText === undefined || places < 2 || places > 40) return undefined;
  const first = side === "Left" ? -1 : 1;
  const half = ((places - 1) * PITCH) / 2;
  return {
    name,
    library: "Connector_PinHeader_2.54mm",
    description: `pins on the surface, 1 × ${places} at 2.54 mm, pin 1 on the ${side === "Left" ? "left" : "right"}`,
    source: "makers' drawings of headers with feet (Samtec TSM)",
    mount: "smd",
    lands: Array.from(
      { length: places },
      (_, index): Land => ({
        pin: `${index + 1}`,
        x: first * (index % 2 === 0 ? 1 : -1) * 1.655,
        y: index * PITCH - half,
        width: 2.51,
        height: 1,
      }),
    ),
    body: { kind: "rect", minX: -1.27, maxX: 1.27, minY: -half - 1.27, maxY: half + 1.27 },
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}
