import type { Drawing, Shelf } from "../maker-shelf.ts";

/** Lands of parts whose drawing is not public, as published boards with them have them. */
const ON_BOARDS = "the lands that published boards have in common";
const sixteen = (
  lands: readonly (readonly [name: string, at: number, breadth: number])[],
  draw: (at: number, breadth: number) => string,
): string => lands.map(([name, at, breadth]) => `${name}:${draw(at, breadth)}`).join("; ");

/** The sixteen contacts of a USB-C receptacle with those of one net together, from the middle of the row. */
const USB_CONTACTS: readonly (readonly [string, number, number])[] = [
  ["A1", 3.2, 0.55],
  ["B12", 3.2, 0.55],
  ["A4", 2.4, 0.55],
  ["B9", 2.4, 0.55],
  ["B8", 1.75, 0.25],
  ["A5", 1.25, 0.25],
  ["B7", 0.75, 0.25],
  ["A6", 0.25, 0.25],
  ["A7", -0.25, 0.25],
  ["B6", -0.75, 0.25],
  ["A8", -1.25, 0.25],
  ["B5", -1.75, 0.25],
  ["A9", -2.4, 0.55],
  ["B4", -2.4, 0.55],
  ["A12", -3.2, 0.55],
  ["B1", -3.2, 0.55],
];

export const BOARD_SWITCHES: Shelf = {
  SW_Push_1P1T_YTSA007A: onBoards(
    "1:-1.95,-1 t1.1x0.7; 1:1.95,-1 t1.1x0.7; 2:-1.95,1 t1.1x0.7; 2:1.95,1 t1.1x0.7; -:0,-1.625 t0.7x0.25; -:0,1.625 t0.7x0.25",
    [-1.675, -1.675, 1.675, 1.675],
    "YTSA007A",
  ),
  SW_Push_1P1T_CRS_CS1213AGF260: onBoards(
    "1:-2.06,0 t0.9x1.8; 2:2.06,0 t0.9x1.8",
    [-1.905, -1.397, 1.905, 1.397],
    "CRS CS1213AGF260",
  ),
  "SW_Push_1P1T_K2-1114SA": onBoards(
    "-:0,1.3 c0.5 d0.45; -:0,-1.3 c0.5 d0.45; 1:-2.8,-0.85 t1.4x1; 1:2.8,-0.85 t1.4x1; 2:-2.8,0.85 t1.4x1; 2:2.8,0.85 t1.4x1",
    [-2.4, -1.75, 2.4, 2.85],
    "HRO K2-1114SA",
  ),
  SW_Push_1P1T_NO_CK_KSC941J: onBoards(
    "1:-2.9,-2 r2.8x1; 1:2.9,-2 r2.8x1; 2:-2.9,2 r2.8x1; 2:2.9,2 r2.8x1",
    [-3.1, -3.1, 3.1, 3.1],
    "C&K KSC941J",
  ),
  SW_Push_LED_PB6149L: onBoards(
    "-:2.54,0 c1 d1; 1:2.54,-2.54 c1.508 d1; 2:2.54,2.54 c1.508 d1; 3:-2.54,-2.54 c1.508 d1; 4:-2.54,2.54 c1.508 d1; LEDNEG:0,2.7 c1.508 d1; LEDPOS:0,-2.7 c1.508 d1",
    [-3.1, -3.1, 3.1, 3.1],
    "push button PB6149L with its LED",
  ),
};

export const BOARD_LEDS: Shelf = {
  "LED_WS2812_3528_3.5x2.8mm_P1.5mm": onBoards(
    "1:-1.35,-0.75 t0.9x0.75; 2:-1.35,0.75 t0.9x0.75; 3:1.35,0.75 t0.9x0.75; 4:1.35,-0.75 t0.9x0.75",
    [-1.75, -1.4, 1.75, 1.4],
    "Worldsemi WS2812, 3528 outline",
  ),
  LED_RGB_0606_Chanzon: onBoards(
    "1:-0.4,-0.88 t0.6x0.85; 2:0.4,-0.88 t0.6x0.85; 3:-0.4,0.88 t0.6x0.85; 4:0.4,0.88 t0.6x0.85",
    [-0.8, -0.8, 0.8, 0.8],
    "Chanzon 0606, three LEDs of 1.6 mm",
  ),
};

export const BOARD_JACKS: Shelf = {
  "Jack_3.5mm_13mm_Switched_NoHoles": onBoards(
    "RING:-3.7,0 o1.95x3.85 d0.95x2.85; SECOND:0,3.5 o3.85x1.95 d2.85x0.95; SWITCH:3.7,0 o1.95x3.85 d0.95x2.85; TIP:0,-4.5 o3.85x1.95 d2.85x0.95",
    [-4.25, -5, 4.25, 4],
    "jack of 13 mm with a switch",
  ),
  "Jack_3.5mm_PJ-324M": onBoards(
    "G:0,-5.4 o2.616x1.308 d1.5x0.8; S:5.2,2.5 o1.008x2.016 d0.5x1.5; SN:2.6,1.5 o1.308x2.616 d0.8x1.5; T:-4.6,-1.2 o1.008x2.016 d0.5x1.5; TN:-4.1,5.9 o2.616x1.308 d1.5x0.8",
    [-5.5, -10.6, 6, 7.1],
    "jack PJ-324M",
  ),
};

export const BOARD_CLOCKS: Shelf = {
  "Oscillator_SMD_Kyocera_KC2016Z-4Pin_2.0x1.6mm": onBoards(
    "1:-0.6,-0.9 t0.8x0.6; 2:-0.6,0.9 t0.8x0.6; 3:0.6,0.9 t0.8x0.6; 4:0.6,-0.9 t0.8x0.6",
    [-0.8, -1, 0.8, 1],
    "Kyocera KC2016Z",
  ),
  "Crystal_SMD_3225-4Pin_3.2x2.5mm_GND3": {
    ...onBoards(
      "1:-1.1,0.85 t1.4x1.2; 2:1.1,-0.85 t1.4x1.2; 3:-1.1,-0.85 t1.4x1.2; 3:1.1,0.85 t1.4x1.2",
      [-1.6, -1.25, 1.6, 1.25],
      "Epson TSX-3225, both pads of the can numbered 3",
    ),
    origin: "the lands of Crystal_SMD_3225-4Pin",
  },
};

export const BOARD_RECEPTACLES: Shelf = {
  "USB_C_Receptacle_A40-00119-A52-12": onBoards(
    `-:-2.53,-2.89 c0.6 d0.6; -:-2.53,2.89 c0.6 d0.6; 0:-3.03,-4.32 o2.2x1.2 d1.7x0.8; 0:-3.03,4.32 o2.2x1.2 d1.7x0.8; 0:1.15,-4.32 o2x1.3 d1.4x0.8; 0:1.15,4.32 o2x1.3 d1.4x0.8; ${sixteen(USB_CONTACTS, (at, breadth) => `-3.932,${at} t1.15x${breadth}`)}`,
    [-3.75, -4.47, 3.75, 4.47],
    "USB-C receptacle A40-00119-A52-12",
  ),
  "USB_C_Receptacle_XKB_U262-16XN-4BVC11": {
    ...onBoards(
      `-:-2.89,-2.605 c0.65 d0.65; -:2.89,-2.605 c0.65 d0.65; ${sixteen(USB_CONTACTS, (at, breadth) => `${-at},-3.67 t${breadth === 0.25 ? 0.3 : 0.6}x1.15`)}; S1:-4.32,1.075 o1x1.6 d0.6x1.2; S1:4.32,1.075 o1x1.6 d0.6x1.2; S1:-4.32,-3.105 o1x2.1 d0.6x1.7; S1:4.32,-3.105 o1x2.1 d0.6x1.7`,
      [-4.47, -3.675, 4.47, 3.675],
      "XKB U262-16xN-4BVC11",
    ),
    origin: "the maker's drawing",
  },
  USB_C_Receptacle_LCSC_C393939: onBoards(
    "-:-2.89,0.5 c0.65 d0.65; -:2.89,0.5 c0.65 d0.65; A1:-3.2,-0.825 t0.6x1.65; A1:3.2,-0.825 t0.6x1.65; A4:-2.4,-0.825 t0.6x1.65; A4:2.4,-0.825 t0.6x1.65; A5:-1.25,-0.825 t0.3x1.65; A6:-0.25,-0.825 t0.3x1.65; A6:0.75,-0.825 t0.3x1.65; A7:-0.75,-0.825 t0.3x1.65; A7:0.25,-0.825 t0.3x1.65; A8:-1.75,-0.825 t0.3x1.65; B5:1.75,-0.825 t0.3x1.65; B8:1.25,-0.825 t0.3x1.65; S1:-4.32,0 o1x2.1 d0.6x1.7; S1:4.32,0 o1x2.1 d0.6x1.7; S1:-4.32,4.15 o1x1.8 d0.6x1.4; S1:4.32,4.15 o1x1.8 d0.6x1.4",
    [-4.5, -0.5, 4.5, 6.75],
    "USB-C receptacle of LCSC's number C393939",
  ),
};

export const BOARD_HDMI: Shelf = {
  "HDMI_A_TE_1827059-3": onBoards(
    `-:2.5,-2.59 c1.1 d1.1; -:-2.5,-2.59 c1.1 d1.1; ${Array.from({ length: 19 }, (_, index) => `${index + 1}:${4.5 - index / 2},-5 t0.3x2.6`).join("; ")}; S1:7.25,-4.24 o2x4 d0.9x2.7; S2:-7.25,-4.24 o2x4 d0.9x2.7; S3:-7.25,1.72 o2x3.2 d0.9x2.1; S4:7.25,1.72 o2x3.2 d0.9x2.1`,
    [-7.5, -4.5, 7.5, 6.31],
    "TE 1827059-3",
  ),
};

export const BOARD_MODULES: Shelf = {
  "JDY-33": {
    ...onBoards(
      Array.from({ length: 26 }, (_, index) => {
        const row = index < 13 ? index : 25 - index;
        return `${index + 1}:${index < 13 ? -6.35 : 6.35},${(-6.325 + 1.5 * row).toFixed(3)} t1.3x1`;
      }).join("; "),
      [-7, -13.825, 7, 13.425],
      "radio module JDY-33",
    ),
    courtyardExcess: 0.35,
  },
};

export const BOARD_PASSIVES: Shelf = {
  Murata_NFM18: onBoards(
    "1:-0.8,0 r0.6x0.6; 2:0,-0.4 r0.4x0.4; 2:0,0.4 r0.4x0.4; 3:0.8,0 r0.6x0.6",
    [-0.8, -0.4, 0.8, 0.4],
    "Murata NFM18, capacitor of three terminals",
  ),
  L_CommonModeChoke_TDKCorporation_1210: onBoards(
    "1:-1.4,-0.575 r0.9x0.4; 2:-1.4,0.575 r0.9x0.4; 3:1.4,0.575 r0.9x0.4; 4:1.4,-0.575 r0.9x0.4",
    [-1.6, -1.25, 1.6, 1.25],
    "TDK choke of two windings, 1210",
  ),
};

export const BOARD_POINTS: Shelf = {
  "Pin_RT-01T-1.0B": { ...onBoards("1:0,0 c2 d1.2", [-1, -1, 1, 1], "test pin RT-01T-1.0B"), mark: "none" },
  PINTST: { ...onBoards("1:0,0 c1.143 d0.635", [-0.72, -0.72, 0.72, 0.72], "pin for a probe, 0.64 mm"), mark: "none" },
  "RF_Shield_Clip_S1001-46R": {
    ...onBoards("1:-1.6,0 r1.5x0.8; 1:0,0 r1.1x0.8; 1:1.6,0 r1.5x0.8", [-2.25, -0.35, 2.25, 0.35], "Harwin S1001-46R"),
    mark: "none",
  },
};

function onBoards(lands: string, body: Drawing["body"], source: string): Drawing {
  return { lands, body, source, origin: ON_BOARDS };
}
