import { bodyAbout, type LandPattern } from "../pattern/land-pattern.ts";
import { dualRows } from "../pattern/pad-rows.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * Boards that stand on two rows of pins at 2.54 mm, numbered down the left and up the right: rows and outline by
 * their makers' drawings.
 */
interface Module {
  readonly pins: number;
  readonly rows: number;
  readonly body: readonly [width: number, length: number];
  readonly words: string;
  readonly source: string;
}

const PITCH = 2.54;
const PAD = 1.7;

const MODULES: Readonly<Record<string, Module>> = {
  RaspberryPi_Pico_Common_THT: {
    pins: 40,
    rows: 17.78,
    body: [21, 51],
    words: "Raspberry Pi Pico",
    source: "Raspberry Pi Pico datasheet, mechanical specification",
  },
  SparkFun_ProMicro_THT: {
    pins: 24,
    rows: 15.24,
    body: [17.8, 33],
    words: "Pro Micro",
    source: "SparkFun DEV-12640, dimensions",
  },
  Seeed_XIAO_THT: {
    pins: 14,
    rows: 15.24,
    body: [17.8, 21],
    words: "Seeed Studio XIAO",
    source: "Seeed Studio XIAO series, footprint of the maker's library (DIP)",
  },
};

/** Castellations of the same modules, soldered onto lands: middles of the rows and size of a land, in millimetres. */
const SURFACE: Readonly<Record<string, Omit<Module, "rows"> & { readonly land: readonly [x: number, width: number] }>> =
  {
    Seeed_XIAO_SMD: {
      pins: 14,
      land: [8.0825, 2.75],
      body: [17.8, 21],
      words: "Seeed Studio XIAO, by its castellations",
      source: "Seeed Studio XIAO series, footprint of the maker's library (SMD)",
    },
  };
const LAND_BREADTH = 2;

export const moduleOnPins: Family = tableFamily(
  MODULES,
  (name, { pins, rows, body, words, source }): LandPattern => ({
    name,
    library: "Module",
    description: `${words} on ${pins} pins`,
    source,
    mount: "through-hole",
    lands: dualRows(
      pins,
      PITCH,
      { outer: rows + PAD, inner: rows - PAD, breadth: PAD },
      { shape: "circle", drill: 1 },
    ).map((land) => (land.pin === "1" ? { ...land, shape: "rect" as const } : land)),
    body: bodyAbout(...body),
    courtyardExcess: 0.5,
    mark: "pin-1",
  }),
);

export const moduleOnLands: Family = tableFamily(
  SURFACE,
  (name, { pins, land: [x, width], body, words, source }): LandPattern => ({
    name,
    library: "Module",
    description: words,
    source,
    mount: "smd",
    lands: dualRows(pins, PITCH, { outer: 2 * x + width, inner: 2 * x - width, breadth: LAND_BREADTH }),
    body: bodyAbout(...body),
    courtyardExcess: 0.5,
    mark: "pin-1",
  }),
);
