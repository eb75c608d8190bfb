import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Switches of keyboards: Cherry MX, soldered, by Cherry's drawing (pins 1.5 mm, pegs 1.7 mm, stem 4 mm); Kailh Choc PG1350;
 * and the sockets that both are plugged into, Kailh CPG151101S11 and CPG135001S30, whose pads are on the other side of the board.
 * All stand about the middle of the switch but KiCad's, which have pin 1 at the origin.
 */
const CHERRY = /^SW_Cherry_MX_(\d\.\d\d)u(_Vertical)?_(PCB|Plate)$/;
const SOCKET = /^SW_Hotswap_Kailh_MX_(\d\.\d\d)u$/;
const CHOC = "SW_Kailh_Choc_PG1350";
const CHOC_SOCKET = "SW_Hotswap_Kailh_Choc_PG1350";
const CHERRY_SIZES = ["1.00", "1.25", "1.50", "1.75", "2.00", "2.25", "2.75", "6.25"];
/** Keys up to here have no stabiliser. */
const MAX_PLAIN = 1.75;
/** From the switch to the middle of the stabiliser on either side. */
const STABILISERS: Readonly<Record<string, number>> = { "2.00": 11.9, "2.25": 11.9, "2.75": 11.9, "6.25": 50 };
/** Of a stabiliser: the hook's hole and the clip's, behind and before the switch. */
const HOOK = { y: -7, drill: 3.05 } as const;
const CLIP = { y: 8.24, drill: 4 } as const;
const BODY = 14;
const MX_PINS = [
  { pin: "1", x: 2.54, y: -5.08 },
  { pin: "2", x: -3.81, y: -2.54 },
] as const;
const CHOC_PINS = [
  { pin: "1", x: 0, y: -5.9 },
  { pin: "2", x: 5, y: -3.8 },
] as const;

export const keyswitch: Family = {
  names: [
    ...CHERRY_SIZES.flatMap((size) => [`SW_Cherry_MX_${size}u_PCB`, `SW_Cherry_MX_${size}u_Plate`]),
    "SW_Cherry_MX_2.00u_Vertical_PCB",
    "SW_Cherry_MX_2.00u_Vertical_Plate",
    "SW_Hotswap_Kailh_MX_1.00u",
    CHOC,
    CHOC_SOCKET,
  ],
  build: (name) => cherry(name) ?? socket(name) ?? choc(name),
};

/** The pattern of a listed switch. */
export function findKeyswitch(name: string): LandPattern {
  const pattern = keyswitch.build(name);
  if (!pattern) throw new Error(`${name} is not a switch of this family`);
  return pattern;
}

function hole(x: number, y: number, drill: number): Land {
  return { pin: "", x, y, width: drill, height: drill, shape: "circle", drill, plated: false };
}

function cherry(name: string): LandPattern | undefined {
  const [, size = "", upright, mount] = CHERRY.exec(name) ?? [];
  if (!CHERRY_SIZES.includes(size) || (upright !== undefined && size !== "2.00")) return undefined;
  const pins = MX_PINS.map((place): Land => ({ ...place, width: 2.2, height: 2.2, shape: "circle", drill: 1.5 }));
  const pegs = mount === "PCB" ? [hole(-5.08, 0, 1.7), hole(5.08, 0, 1.7)] : [];
  const lands = [...pins, hole(0, 0, 4), ...pegs, ...(mount === "PCB" ? stabiliser(size, upright !== undefined) : [])];
  const [first] = MX_PINS;
  return {
    name,
    library: "Button_Switch_Keyboard",
    description: `Cherry MX switch of ${size} units, ${mount === "PCB" ? "with pegs in the board" : "held by a plate"}`,
    source: "Cherry MX drawing",
    mount: "through-hole",
    lands: lands.map((land) => ({ ...land, x: land.x - first.x, y: land.y - first.y })),
    body: bodyAbout(12.7, 12.7, { x: -first.x, y: -first.y }),
    height: 11.6,
    courtyardExcess: 0.25,
    mark: "none",
  };
}

function stabiliser(size: string, upright: boolean): Land[] {
  const at = STABILISERS[size];
  if (at === undefined) return [];
  return [-at, at].flatMap((along) =>
    [HOOK, CLIP].map(({ y, drill }) => (upright ? hole(y, along, drill) : hole(along, y, drill))),
  );
}

function socket(name: string): LandPattern | undefined {
  const size = Number(SOCKET.exec(name)?.[1] ?? Number.NaN);
  if (!(size >= 1 && size <= MAX_PLAIN)) return undefined;
  return {
    ...plugged(name, "Cherry MX or alike"),
    source: "Kailh CPG151101S11",
    lands: [
      backPad("1", 5.842, -5.08, 2.55, 2.5),
      backPad("2", -7.085, -2.54, 2.55, 2.5),
      ...MX_PINS.map(({ x, y }) => hole(x, y, 3)),
      hole(0, 0, 4),
      hole(-5.08, 0, 1.75),
      hole(5.08, 0, 1.75),
    ],
  };
}

function choc(name: string): LandPattern | undefined {
  const holes = [hole(0, 0, 3.4), hole(-5.5, 0, 1.9), hole(5.5, 0, 1.9)];
  if (name === CHOC)
    return {
      ...plugged(name, "Kailh Choc"),
      description: "Kailh Choc switch",
      source: "Kailh PG1350 drawing",
      mount: "through-hole",
      lands: [
        ...CHOC_PINS.map((place): Land => ({ ...place, width: 2.2, height: 2.2, shape: "circle", drill: 1.2 })),
        ...holes,
      ],
      height: 8,
    };
  if (name !== CHOC_SOCKET) return undefined;
  return {
    ...plugged(name, "Kailh Choc"),
    source: "Kailh CPG135001S30",
    lands: [
      backPad("1", -3.275, -5.95, 2.6, 2.6),
      backPad("2", 8.275, -3.75, 2.6, 2.6),
      hole(0, -5.95, 3),
      hole(5, -3.75, 3),
      ...holes,
    ],
    height: 8,
  };
}

function plugged(name: string, words: string) {
  return {
    name,
    library: "Button_Switch_Keyboard",
    description: `socket for a ${words} switch`,
    mount: "smd",
    body: bodyAbout(BODY, BODY),
    height: 11.6,
    courtyardExcess: 0.25,
    mark: "none",
  } as const;
}

function backPad(pin: string, x: number, y: number, width: number, height: number): Land {
  return { pin, x, y, width, height, shape: "rect", side: "back" };
}
