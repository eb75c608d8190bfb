import { type Board, itemId, type Zone } from "@tracewright/board";
import type { Ring } from "@tracewright/geometry";

/** A board of the suite that is routed under rules of its own. */
export interface RuledBoard {
  readonly name: string;
  readonly suite: "bench" | "boards";
  /** What the rules speak of. */
  readonly about: string;
  readonly rules: string;
  /** Named areas: shares of the box around the parts, from its upper left corner. */
  readonly areas?: Readonly<Record<string, readonly [left: number, top: number, right: number, bottom: number]>>;
}

/** Areas, classes, pairs, edges, layers, kinds and courtyards: every sort that a project has. */
export const RULED_BOARDS: readonly RuledBoard[] = [
  {
    name: "pi_plant_MCP3002",
    suite: "bench",
    about: "nets: distance and width",
    rules: `(rule supply (condition "A.NetName == 'VCC' || A.NetName == 'GND'")
  (constraint track_width (min 0.5mm)) (constraint clearance (min 0.35mm)))
(rule quiet (condition "A.NetName == 'Net-(P2-*'") (constraint clearance (min 0.3mm)))`,
  },
  {
    name: "spisolator_spisolator",
    suite: "bench",
    about: "edges: distance of some nets",
    rules: `(rule clock (condition "A.NetName == '/*SCK'") (constraint edge_clearance (min 1.6mm)))
(rule vias (condition "A.Type == 'Via'") (constraint edge_clearance (min 1.2mm)))
(rule others (condition "A.NetName == '/M*'") (constraint edge_clearance (min 0.9mm)))`,
  },
  {
    name: "tbd_tbd",
    suite: "bench",
    about: "layers: width and distance",
    rules: `(rule back (layer "B.Cu") (condition "A.Type == 'Track'") (constraint track_width (min 0.3mm)))
(rule front (layer "F.Cu") (condition "A.Type == 'Track' && B.Type == 'Track'") (constraint clearance (min 0.25mm)))
(rule supply (condition "A.NetClass == 'pwr'") (constraint track_width (min 0.4mm)))`,
  },
  {
    name: "ESPLux_Board",
    suite: "bench",
    about: "areas: distance within, tracks kept out",
    areas: { radio: [0.28, 0.55, 0.45, 0.7], mains: [0.55, 0.5, 1, 1] },
    rules: `(rule mains (condition "A.insideArea('mains')") (constraint clearance (min 0.4mm)))
(rule radio (condition "A.insideArea('radio')") (constraint disallow track via))`,
  },
  {
    name: "nikon_gps_nikon_gps",
    suite: "bench",
    about: "courtyards: smaller distance within, larger outside",
    rules: `(rule wide (condition "A.NetName == '/*'") (constraint clearance (min 0.3mm)))
(rule dense (condition "A.insideCourtyard('U*')") (constraint clearance (min 0.15mm)))`,
  },
  {
    name: "fan_controller_fan_controller",
    suite: "bench",
    about: "kinds: vias beside pads, vias and holes",
    rules: `(rule via-pad (condition "A.Type == 'Via' && B.Type == 'Pad'") (constraint clearance (min 0.4mm)))
(rule drills (condition "A.Type == 'Via'") (constraint hole_to_hole (min 0.7mm)) (constraint hole_clearance (min 0.45mm)))`,
  },
  {
    name: "tomu",
    suite: "boards",
    about: "a pair: gap, width, distance to others",
    rules: `(rule pair-width (condition "A.NetName == '/USB_D*'") (constraint track_width (min 0.16mm) (max 0.26mm)))
(rule pair-gap (condition "A.NetName == '/USB_D+' && B.NetName == '/USB_D-'") (constraint clearance (min 0.16mm)))
(rule pair-others (condition "A.NetName == '/USB_D*' && B.NetName != '/USB_D*'") (constraint clearance (min 0.18mm)))`,
  },
  {
    name: "ecc83",
    suite: "boards",
    about: "high voltage: classes and edges",
    rules: `(rule anode (condition "A.NetName == 'Net-(C1-*' || A.NetName == 'Net-(P4-*'")
  (constraint clearance (min 1.1mm)) (constraint edge_clearance (min 2mm)) (constraint track_width (min 0.9mm)))`,
  },
  {
    name: "nrfmicro",
    suite: "boards",
    about: "disallowed by net, layer and kind",
    rules: `(rule sense-on-front (layer "B.Cu") (condition "A.NetName == 'CC*'") (constraint disallow track))
(rule supply-vias (condition "A.Type == 'Via' && A.NetName == 'VB*'") (constraint via_diameter (min 0.7mm)) (constraint hole_size (min 0.35mm)))
(rule rf (condition "A.NetName == 'SW*'") (constraint disallow buried_via micro_via))`,
  },
  {
    name: "breakout-boards_usb-5v-3v3",
    suite: "bench",
    about: "holes, areas on one layer, largest width",
    areas: { mount: [0, 0, 0.35, 1] },
    rules: `(rule holes (condition "A.NetName == '/vbus'") (constraint hole_clearance (min 0.5mm)))
(rule slim (condition "A.Type == 'Track'") (constraint track_width (max 0.6mm)))
(rule mount (layer "B.Cu") (condition "A.intersectsArea('mount')") (constraint clearance (min 0.35mm)))`,
  },
];

/** The board with the rules and the areas that they speak of. */
export function withOwnRules(board: Board, { rules, areas = {} }: RuledBoard): Board {
  const zones = Object.entries(areas).map(([name, share]) => areaOf(board, name, share));
  return {
    ...board,
    rules: { ...board.rules, customRules: `(version 1)\n${rules}\n` },
    zones: [...board.zones, ...zones],
  };
}

function areaOf(
  board: Board,
  name: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Zone {
  const xs = board.footprints.map(({ position }) => position.x);
  const ys = board.footprints.map(({ position }) => position.y);
  const at = (values: readonly number[], share: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return Math.round(least + (most - least) * share);
  };
  const [x1, x2, y1, y2] = [at(xs, left), at(xs, right), at(ys, top), at(ys, bottom)];
  const outline: Ring = [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
  return {
    id: itemId(`area ${name}`),
    name,
    layers: ["*.Cu"],
    outline: [outline],
    priority: 0,
    keepout: { tracks: false, vias: false, pads: false, pours: false, footprints: false },
    pour: {
      clearance: 0,
      minThickness: 250_000,
      connection: "thermal",
      thermalGap: 500_000,
      thermalBridgeWidth: 500_000,
      islandRemoval: "always",
      smoothing: "none",
      fillMode: "solid",
    },
    filled: false,
    fills: [],
    locked: false,
  };
}
