import type { Shelf } from "./maker-shelf.ts";

/** Parts of keyboards built by hand, whose published boards share the lands. */
const COMMON = "the lands that published keyboards have in common";

export const KEYBOARD_DIODES: Shelf = {
  // Leads of 0.56 mm (JEDEC DO-35) in holes, or leads of SOD-123 on the lands between them.
  "D_DO-35_or_SOD-123_P6.00mm": {
    lands: "1:-3,0 t1.778x1.397 d0.8; 2:3,0 o1.778x1.397 d0.8; 1:-1.775,0 t1.4x1; 2:1.775,0 t1.4x1",
    body: [-2.1, -0.95, 2.1, 0.95],
    source: "JEDEC DO-35 and SOD-123",
    origin: COMMON,
    mark: "cathode",
  },
};

export const KEYBOARD_SWITCHES: Shelf = {
  "SW_Push_6.0x3.5mm_P6.50mm": {
    lands: "1:-3.25,0 c2 d1.3; 2:3.25,0 c2 d1.3",
    body: [-3, -1.75, 3, 1.75],
    source: "tactile switches of 6 × 3.5 mm with two pins",
    origin: COMMON,
    mark: "none",
  },
};

/** Terminals of jacks for 3.5 mm plugs of four contacts: the mouth is beyond the pegs at y = 0. */
function jackLands([ring2, ring1, tip, sleeve]: readonly [string, string, string, string]): string {
  const size = "o1.7x2.5 d1x1.5";
  return [
    "-:0,1.5 c1.2 d1.2",
    "-:0,8.5 c1.2 d1.2",
    `${ring2}:2.1,3.3 ${size}`,
    `${ring1}:2.1,6.3 ${size}`,
    `${tip}:2.1,10.3 ${size}`,
    `${sleeve}:-2.1,11.8 ${size}`,
  ].join("; ");
}

export const KEYBOARD_JACKS: Shelf = {
  "Jack_3.5mm_Marushin_MJ-4PP-9_Horizontal": {
    lands: jackLands(["B", "C", "D", "A"]),
    body: [-3, 0, 3, 12.1],
    source: "Marushin MJ-4PP-9",
    origin: COMMON,
  },
  "Jack_3.5mm_PJ-320A_Horizontal": {
    lands: jackLands(["R2", "R1", "T", "S"]),
    body: [-3, 0, 3, 12.1],
    source: "PJ-320A, as MJ-4PP-9",
    origin: COMMON,
  },
};

export const KEYBOARD_ENCODERS: Shelf = {
  "RotaryEncoder_Alps_EC11E-Switch_Vertical_H20mm": {
    lands:
      "A:0,0 t2x2 d1; B:0,5 c2 d1; C:0,2.5 c2 d1; MP:7.5,-3.1 t3.2x2 d2.8x1.5; MP:7.5,8.1 t3.2x2 d2.8x1.5; S1:14.5,5 c2 d1; S2:14.5,0 c2 d1",
    body: [1.5, -3.3, 13.5, 8.3],
    source: "Alps EC11E with a switch",
  },
};
