import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * USB receptacles (C with 16 contacts, Micro-B) and the 5.5 mm barrel jack, by their makers' recommended layouts (Korean
 * Hroparts TYPE-C-31-M-12, GCT USB4105, Molex 105017-0001, CUI PJ-102A). Of a USB-C receptacle's contacts the four
 * pairs of supply and ground share a land each, so that every number of the symbol has its pad.
 */
const CONTACTS: readonly (readonly [pins: readonly string[], place: number | "ground" | "supply", side?: -1])[] = [
  [["A1", "B12"], "ground", -1],
  [["A4", "B9"], "supply", -1],
  [["B8"], -1.75],
  [["A5"], -1.25],
  [["B7"], -0.75],
  [["A6"], -0.25],
  [["A7"], 0.25],
  [["B6"], 0.75],
  [["A8"], 1.25],
  [["B5"], 1.75],
  [["B4", "A9"], "supply"],
  [["B1", "A12"], "ground"],
];

interface UsbC {
  /** From the middle to the broad lands of supply and ground, which the makers place 0.05 mm apart. */
  readonly supply: number;
  readonly ground: number;
  readonly contactY: number;
  readonly contactLength: number;
  readonly pegY: number;
  readonly back: { readonly y: number; readonly length: number; readonly slot: number };
  readonly front: { readonly y: number; readonly length: number; readonly slot: number };
  /** How deep the shell is and where its mouth ends. */
  readonly depth: number;
  readonly mouthY: number;
  readonly source: string;
}

const USB_C: Readonly<Record<string, UsbC>> = {
  "USB_C_Receptacle_HRO_TYPE-C-31-M-12": {
    supply: 2.45,
    ground: 3.25,
    contactY: -4.045,
    contactLength: 1.45,
    pegY: -2.6,
    back: { y: -3.13, length: 2.1, slot: 1.7 },
    front: { y: 1.05, length: 1.6, slot: 1.2 },
    depth: 7.3,
    mouthY: 3.65,
    source: "Hroparts TYPE-C-31-M-12",
  },
  "USB_C_Receptacle_GCT_USB4105-xx-A_16P_TopMnt_Horizontal": {
    supply: 2.4,
    ground: 3.2,
    contactY: -3.68,
    contactLength: 1.15,
    pegY: -2.605,
    back: { y: -3.105, length: 2.1, slot: 1.7 },
    front: { y: 1.075, length: 1.8, slot: 1.4 },
    depth: 7.35,
    mouthY: 3.675,
    source: "GCT USB4105",
  },
};

const usbC = tableFamily(USB_C, (name, usb): LandPattern => {
  const { contactY, contactLength, pegY, back, front, depth, mouthY, source } = usb;
  const shell = ([x, { y, length, slot }]: readonly [number, UsbC["back"]]): Land => ({
    pin: "S1",
    x,
    y,
    width: 1,
    height: length,
    shape: "oval",
    drill: { width: 0.6, height: slot },
  });
  const peg = (x: number): Land => ({
    pin: "",
    x,
    y: pegY,
    width: 0.65,
    height: 0.65,
    shape: "circle",
    drill: 0.65,
    plated: false,
  });
  return {
    name,
    library: "Connector_USB",
    description: "USB Type-C receptacle with 16 contacts, horizontal",
    source: `${source}, recommended layout`,
    mount: "smd",
    lands: [
      ...CONTACTS.flatMap(([pins, place, side = 1]) => {
        const [x, width] = typeof place === "number" ? [place, 0.3] : [side * usb[place], 0.6];
        return pins.map((pin): Land => ({ pin, x, y: contactY, width, height: contactLength, shape: "rect" }));
      }),
      ...(
        [
          [-4.32, back],
          [4.32, back],
          [-4.32, front],
          [4.32, front],
        ] as const
      ).map(shell),
      peg(-2.89),
      peg(2.89),
    ],
    body: { kind: "rect", minX: -4.47, maxX: 4.47, minY: mouthY - depth, maxY: mouthY },
    height: 3.3,
    courtyardExcess: 0.5,
    mark: "none",
  };
});

/** Contacts 1 to 5 and the shell, 6, whose tabs go through the board and whose plates are soldered on it. */
const MICRO_B: LandPattern = {
  name: "USB_Micro-B_Molex-105017-0001",
  library: "Connector_USB",
  description: "USB Micro-B receptacle, horizontal",
  source: "Molex 105017-0001, recommended layout",
  mount: "smd",
  lands: [
    ...[1, 2, 3, 4, 5].map(
      (pin): Land => ({ pin: `${pin}`, x: (pin - 3) * 0.65, y: -1.4625, width: 0.4, height: 1.35, shape: "rect" }),
    ),
    ...[-1, 1].flatMap((side): Land[] => [
      { pin: "6", x: side * 2.5, y: -1.4625, width: 1.45, height: 1.45, shape: "circle", drill: 0.85 },
      {
        pin: "6",
        x: side * 3.5,
        y: 1.2375,
        width: 1.2,
        height: 1.9,
        shape: "oval",
        drill: { width: 0.6, height: 1.3 },
      },
      { pin: "6", x: side * 2.9, y: 1.2375, width: 1.2, height: 1.9, shape: "rect" },
      { pin: "6", x: side, y: 1.2375, width: 1.5, height: 1.9, shape: "rect" },
    ]),
  ],
  body: { kind: "rect", minX: -3.75, maxX: 3.75, minY: -1.7, maxY: 3.3 },
  height: 2.85,
  courtyardExcess: 0.5,
  mark: "none",
};

const BARREL_JACK: LandPattern = {
  name: "BarrelJack_Horizontal",
  library: "Connector_BarrelJack",
  description: "barrel jack for plugs of 5.5 mm, horizontal: centre 1, sleeve 2, switch 3",
  source: "CUI PJ-102A",
  mount: "through-hole",
  lands: [
    { pin: "1", x: 0, y: 0, width: 3.5, height: 3.5, shape: "rect", drill: { width: 1, height: 3 } },
    { pin: "2", x: -6, y: 0, width: 3, height: 3.5, drill: { width: 1, height: 3 } },
    { pin: "3", x: -3, y: 4.7, width: 3.5, height: 3.5, drill: { width: 3, height: 1 } },
  ],
  body: bodyAbout(14.5, 9, { x: -6.45, y: 0 }),
  height: 11,
  courtyardExcess: 0.5,
  mark: "none",
};

const SINGLE: readonly LandPattern[] = [MICRO_B, BARREL_JACK];

export const socket: Family = {
  names: [...usbC.names, ...SINGLE.map(({ name }) => name)],
  build: (name) => SINGLE.find((pattern) => pattern.name === name) ?? usbC.build(name),
};
