import type { BoardForm, FormHole, FormId } from "./board-form.ts";

/** Millimetres without the crumbs of binary fractions. */
const ofMils = (mils: number): number => Math.round(mils * 254) / 10_000;
const mil = (x: number, y: number) => ({ x: ofMils(x), y: ofMils(y) });
const holes = (diameter: number, ...at: readonly { x: number; y: number }[]): FormHole[] =>
  at.map((each) => ({ at: each, diameter }));

/**
 * Raspberry Pi's mechanical drawing of HATs (github.com/raspberrypi/hats, hat-board-mechanical.pdf): 65 × 56.5 mm (or
 * 56), corners of 3 mm, holes drilled to 2.75 ± 0.05 mm 58 and 49 mm apart, 3.5 mm from the edges, in lands of 6.2 mm,
 * which are bare board with the mask open, or copper isolated from the ground; the middle of the 40 pins is in line with
 * the upper holes, 29 mm from each. Pin 1 is where KiCad's raspberrypi_hat template has it.
 */
const HAT_LAND = 6.2;
const HAT: BoardForm = {
  id: "raspberry-pi-hat",
  width: 65,
  height: 56.5,
  cornerRadius: 3,
  holes: holes(2.75, { x: 3.5, y: 3.5 }, { x: 61.5, y: 3.5 }, { x: 3.5, y: 52.5 }, { x: 61.5, y: 52.5 }).map(
    (hole) => ({
      ...hole,
      land: HAT_LAND,
    }),
  ),
  connectors: [{ columns: 20, rows: 2, middle: { x: 32.5, y: 3.5 }, marks: [], pinOne: { end: "left", row: "lower" } }],
};

/**
 * Arduino's drawing of the Uno R3 (docs.arduino.cc/hardware/uno-rev3), in mils with y turned down: 2700 × 2100, holes
 * of 3.2 mm, the row of supply pins and analogue inputs 100 mils above the lower edge, the digital pins 100 mils
 * below the upper one; 160 mils, not 100, between pins
 * 7 and 8. Every hole and pin is where KiCad's Module:Arduino_UNO_R3_WithMountingHoles has it. A rectangle, without
 * the slants of the Uno's own right edge; the corners of 1 mm are a choice of this form.
 */
const UNO: BoardForm = {
  id: "arduino-uno-shield",
  width: ofMils(2700),
  height: ofMils(2100),
  cornerRadius: 1,
  holes: holes(3.2, mil(550, 2000), mil(600, 100), mil(2600, 700), mil(2600, 1800)),
  connectors: [
    // SCL, SDA, AREF, GND, 13 … 8; 7 … 0.
    {
      columns: 10,
      rows: 1,
      middle: mil(1190, 100),
      marks: [{ column: 4, role: "ground" }],
      pinOne: { end: "right" },
    },
    { columns: 8, rows: 1, middle: mil(2150, 100), feeds: false, marks: [], pinOne: { end: "right" } },
    // (free), IOREF, RESET, 3V3, 5V, GND, GND, VIN; A0 … A5.
    {
      columns: 8,
      rows: 1,
      middle: mil(1450, 2000),
      feeds: true,
      marks: [
        { column: 5, role: "supply" },
        { column: 6, role: "ground" },
        { column: 7, role: "ground" },
      ],
      pinOne: { end: "left" },
    },
    { columns: 6, rows: 1, middle: mil(2250, 2000), marks: [], pinOne: { end: "left" } },
  ],
};

/**
 * Adafruit's Feather specification (learn.adafruit.com/adafruit-feather/feather-specification): 2.0 × 0.9 inches,
 * holes of 0.1 inch in the corners; 16 pins along the lower edge around 1.0 inch from the left, 12 along the upper
 * one around 1.2 inches, 0.8 inches between the rows. Every hole and pin is where KiCad's
 * Module:Adafruit_Feather_WithMountingHoles has it.
 */
const FEATHER: BoardForm = {
  id: "feather",
  width: ofMils(2000),
  height: ofMils(900),
  cornerRadius: ofMils(100),
  holes: holes(2.54, mil(100, 100), mil(1900, 100), mil(100, 800), mil(1900, 800)),
  connectors: [
    // BAT, EN, USB, 13 … SDA.
    {
      columns: 12,
      rows: 1,
      middle: mil(1200, 50),
      marks: [
        { column: 1, role: "supply" },
        { column: 3, role: "supply" },
      ],
      pinOne: { end: "right" },
    },
    // RST, 3V, AREF, GND, A0 …
    {
      columns: 16,
      rows: 1,
      middle: mil(1000, 850),
      marks: [
        { column: 2, role: "supply" },
        { column: 4, role: "ground" },
      ],
      pinOne: { end: "left" },
    },
  ],
};

/**
 * Widths of front panels by their number of HP, as Doepfer's A-100 has them: the table of
 * github.com/JeromeDevillers/eurorack-blank-panels. Panels of open modules by rafaelmartins and niektb have those of 4,
 * 8, 12 and 14 HP to the tenth.
 */
const PANEL_WIDTHS: Readonly<Record<number, number>> = {
  4: 20,
  6: 30,
  8: 40.3,
  10: 50.5,
  12: 60.6,
  14: 70.8,
  16: 80.9,
  18: 91.3,
  20: 101.3,
};
/**
 * Behind a panel of 128.5 mm, clear of the rails, which leave 112.2 mm (sdiy.info/wiki/Eurorack_parts): what the
 * boards of open modules have, EuroPi, Eurorack PMOD, Andes and MIDI to CV.
 */
const EURORACK_HEIGHT = 110;
const EURORACK: readonly BoardForm[] = Object.entries(PANEL_WIDTHS).map(([hp, width]) => ({
  id: `eurorack-${Number(hp)}hp`,
  width,
  height: EURORACK_HEIGHT,
  cornerRadius: 0,
  holes: [],
  connectors: [],
}));

/**
 * PCI Express M.2 Electromechanical Specification 1.0: 22 mm wide, as long as the name says, 0.8 mm thick, square
 * corners, with a half round of
 * 3.5 mm in the middle of the end for the screw; as github.com/adryzz/M.2-kicad-lib draws it. The gold fingers on the left,
 * and the narrower part of the board that carries them, are the footprint's.
 */
const M2: readonly BoardForm[] = ([2230, 2242, 2260, 2280] as const).map((size) => ({
  id: `m2-${size}`,
  width: size % 100,
  height: 22,
  cornerRadius: 0,
  holes: [],
  connectors: [],
  notch: { radius: 1.75 },
  thickness: 0.8,
}));

/** ISO/IEC 7810, ID-1: 85.60 × 53.98 mm, corners of 2.88 to 3.48 mm. */
const CARD: BoardForm = {
  id: "credit-card",
  width: 85.6,
  height: 53.98,
  cornerRadius: 3.18,
  holes: [],
  connectors: [],
};

export const KNOWN_FORMS: readonly BoardForm[] = [HAT, UNO, FEATHER, ...EURORACK, ...M2, CARD];

export function findForm(id: string): BoardForm | undefined {
  return KNOWN_FORMS.find((form) => form.id === id);
}

export function isFormId(id: string): id is FormId {
  return findForm(id) !== undefined;
}
