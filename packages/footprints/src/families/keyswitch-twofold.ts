import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { type Family, tableFamily } from "./family.ts";
import { findKeyswitch } from "./keyswitch.ts";

/**
 * Places of keyboards that take one of two switches, or one switch from either side of the board: the pads and holes of
 * both makers' drawings about one middle. A contact of a switch has no polarity, so pads that serve the same purpose share
 * a number. Pegs that lie closer than a web of board between them are one slot.
 */
const CHOC = "SW_Kailh_Choc_PG1350";
const MX = "SW_Cherry_MX_1.00u_PCB";
const CHOC_SOCKET = "SW_Hotswap_Kailh_Choc_PG1350";

interface Twofold {
  readonly words: string;
  readonly source: string;
  readonly lands: () => Land[];
  readonly mount: LandPattern["mount"];
}

const TWOFOLD: Readonly<Record<string, Twofold>> = {
  SW_Kailh_Choc_PG1350_Reversible: {
    words: "Kailh Choc switch on either side of the board",
    source: "Kailh PG1350 drawing, and the same mirrored",
    lands: () => {
      const lands = landsOf(CHOC);
      return [
        ...lands,
        ...lands.filter(({ pin, x }) => pin !== "" && x !== 0).map((land) => ({ ...land, x: -land.x })),
      ];
    },
    mount: "through-hole",
  },
  SW_Cherry_MX_or_Kailh_Choc_PG1350: {
    words: "Cherry MX switch or Kailh Choc switch",
    source: "Cherry MX drawing and Kailh PG1350 drawing",
    lands: () => {
      const contacts = [MX, CHOC].flatMap(landsOf).filter(({ pin }) => pin !== "");
      // Contact 1 of a Choc and contact 1 of an MX are on the same side of the switch and share its pad's number.
      return [...contacts, round(0, 4), slot(-1), slot(1)];
    },
    mount: "through-hole",
  },
  SW_Hotswap_Kailh_Choc_PG1350_or_Soldered: {
    words: "socket for a Kailh Choc switch, or the switch itself, turned by 180 degrees",
    source: "Kailh CPG135001S30 and PG1350 drawing",
    lands: () => [
      ...landsOf(CHOC_SOCKET),
      ...landsOf(CHOC)
        .filter(({ pin }) => pin !== "")
        .map((land) => ({ ...land, x: 0 - land.x, y: -land.y })),
    ],
    mount: "smd",
  },
};

export const keyswitchTwofold: Family = tableFamily(
  TWOFOLD,
  (name, { words, source, lands, mount }): LandPattern => ({
    name,
    library: "Button_Switch_Keyboard",
    description: words,
    source,
    mount,
    lands: lands(),
    body: bodyAbout(14, 14),
    height: 11.6,
    courtyardExcess: 0.25,
    mark: "none",
  }),
);

/** About the middle of the switch: KiCad's MX has pin 1 at the origin. */
function landsOf(name: string): Land[] {
  const { lands } = findKeyswitch(name);
  const middle = lands.find(({ pin, width }) => pin === "" && width > 3.3) ?? { x: 0, y: 0 };
  return lands.map((land) => ({ ...land, x: land.x - middle.x, y: land.y - middle.y }));
}

function round(x: number, drill: number): Land {
  return { pin: "", x, y: 0, width: drill, height: drill, shape: "circle", drill, plated: false };
}

/** From the MX's peg of 1.7 mm at 5.08 to the Choc's of 1.9 mm at 5.5. */
function slot(side: 1 | -1): Land {
  const [from, to, height] = [5.08 - 0.85, 5.5 + 0.95, 1.9];
  const width = to - from;
  return {
    pin: "",
    x: (side * (from + to)) / 2,
    y: 0,
    width,
    height,
    shape: "oval",
    drill: { width, height },
    plated: false,
  };
}
