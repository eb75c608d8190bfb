/**
 * A large generated board for the bench: controllers with their crystals, capacitors and resistors, 31 parts a tile,
 * tiled from the core of the example board, and headers at the edges. Four by four tiles: 500 parts, 2,000 pins on 400 nets,
 * four copper layers. Within a tile the parts stand as on the example, which is known to be routable; between tiles every row
 * and every column shares buses, and a chain with series resistors runs through all of them, neighbour to neighbour.
 * A cut between two tiles is crossed by some 25 tracks where four layers have room for hundreds.
 */
import type { Board } from "@tracewright/board";
import type { Design, DesignPart } from "../../examples/generate/design.ts";
import { pinHeader } from "../../examples/generate/land-patterns.ts";
import { layOutBoard } from "../../examples/generate/lay-out-board.ts";
import { MCU_BOARD } from "../../examples/generate/mcu-board.ts";
import { boxed, capacitor, lamp, resistor } from "../../examples/generate/small-parts.ts";

/** How many tiles stand below and beside each other. */
export interface TileGrid {
  readonly rows: number;
  readonly columns: number;
  /** Times as far from each other as tiles that stand close; 1 when absent. */
  readonly spread?: number;
}

const USUAL_GRID: TileGrid = { rows: 4, columns: 4 };
/** Millimetres from one tile to the next where they stand close. */
const CLOSE = { x: 33, y: 21 };
/** Where the example's core begins, and where the first tile stands on this board. */
const CORE = { x: 20, y: 14 };
const FIRST = { x: 7, y: 3 };
/** Lower boards have no room for two headers at an edge. */
const MIN_ROWS_OF_FOUR_HEADERS = 4;

const CORE_PARTS = new Set([
  ...["U1", "Y1", "L1", "R9"],
  ...["C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13"],
]);
const POWER = ["GND", "+3V3"];

/** Ports by job; the sides of the package they stand on suit it. Four ports of each controller stay open. */
const LINK_IN = ["PC13", "PC14", "PC15", "PC0"];
const LINK_OUT = ["PB12", "PB13", "PB14", "PB15"];
const LAMP = "PC1";
const ROW_BUS = [
  ...["PC2", "PC3", "PA0", "PA1", "PA2"],
  ...["PC6", "PC7", "PC8", "PC9", "PA8", "PA9", "PA10", "PA11", "PA12"],
  ...["PA15", "PC10", "PA3"],
];
const COLUMN_BUS = [
  ...["PC11", "PC12", "PD2", "PB3", "PB4", "PB5", "PB6", "PB7", "PB8"],
  ...["PA4", "PA5", "PA6", "PA7", "PC4", "PC5", "PB0", "PB1", "PB10"],
];

/** Nets of the example that every tile has for itself. */
const LOCAL = ["VDDA", "RESET", "BOOT0", "BOOT1", "OSC_IN", "OSC_OUT"];

interface Tile {
  readonly row: number;
  readonly column: number;
  /** Millimetres from the first tile. */
  readonly right: number;
  readonly down: number;
  /** From 1, in reading order: R9 of tile 3 is R309. */
  readonly number: number;
}

export function syntheticBoard(grid: TileGrid = USUAL_GRID): Board {
  const board = layOutBoard(syntheticDesign(grid));
  // References find no room among parts this close together; dense boards do without.
  const withoutReference = board.footprints.map((footprint) => ({
    ...footprint,
    texts: footprint.texts.map((text) => (text.role === "reference" ? { ...text, hidden: true } : text)),
  }));
  return { ...board, footprints: withoutReference };
}

function syntheticDesign(grid: TileGrid): Design {
  const { rows, columns } = grid;
  const { x, y } = pitchOf(grid);
  const tiles = Array.from({ length: rows * columns }, (_, index): Tile => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { row, column, right: column * x, down: row * y, number: index + 1 };
  });
  const size = sizeOf(grid);
  return {
    name: "synthetic",
    title: `${tiles.length === 16 ? "Sixteen" : tiles.length} controllers`,
    revision: "1",
    date: "2026-11-21",
    copperLayers: 4,
    size,
    globalNets: [...POWER, "VBUS", "AUX"],
    netClasses: (MCU_BOARD.netClasses ?? []).map((netClass) =>
      netClass.name === "Power"
        ? { ...netClass, nets: [...POWER, "VBUS", ...tiles.map((tile) => netOf(tile, "VDDA"))] }
        : netClass,
    ),
    pours: MCU_BOARD.pours,
    ...(MCU_BOARD.pourSettings && { pourSettings: MCU_BOARD.pourSettings }),
    mountingHoles: [],
    parts: [...tiles.flatMap((tile) => [...coreParts(tile), ...bankParts(tile, grid)]), ...headers(grid)],
  };
}

function pitchOf({ spread = 1 }: TileGrid): { readonly x: number; readonly y: number } {
  return { x: CLOSE.x * spread, y: CLOSE.y * spread };
}

function sizeOf(grid: TileGrid): Design["size"] {
  const { x, y } = pitchOf(grid);
  return [FIRST.x + grid.columns * x + 6, grid.rows * y + 6];
}

/** The net that a port or a local net of the example becomes in a tile; undefined: the pin stays open. */
function netOf(tile: Tile, name: string): string {
  if (POWER.includes(name)) return name;
  if (ROW_BUS.includes(name)) return `ROW${tile.row}_${name}`;
  if (COLUMN_BUS.includes(name)) return `COL${tile.column}_${name}`;
  if (LINK_IN.includes(name)) return `LINK${tile.number}_${LINK_IN.indexOf(name)}`;
  return `T${tile.number}_${name}`;
}

/** The parts of the example's core, shifted into the tile. */
function coreParts(tile: Tile): DesignPart[] {
  return MCU_BOARD.parts
    .filter(({ reference }) => CORE_PARTS.has(reference))
    .map((part) => {
      const [x, y, rotation] = part.board;
      const nets = part.reference === "U1" ? controllerNets(tile, part) : tiledNets(tile, part);
      return {
        ...part,
        reference: numbered(part.reference, tile),
        nets,
        board: [...place(tile, x - CORE.x, y - CORE.y), rotation] as const,
      };
    });
}

function tiledNets(tile: Tile, part: DesignPart): Record<string, string> {
  return Object.fromEntries(Object.entries(part.nets).map(([pin, net]) => [pin, netOf(tile, net)]));
}

/** Supplies and local nets as on the example; every port by its own name, or open. */
function controllerNets(tile: Tile, part: DesignPart): Record<string, string> {
  const used = new Set([...LINK_IN, ...LINK_OUT, LAMP, ...ROW_BUS, ...COLUMN_BUS]);
  return Object.fromEntries(
    part.pins.flatMap(({ number, name }) => {
      const net = part.nets[number];
      if (net !== undefined && (POWER.includes(net) || LOCAL.includes(net))) return [[number, netOf(tile, net)]];
      return used.has(name) ? [[number, netOf(tile, name)]] : [];
    }),
  );
}

/** Two columns of small parts beside the core: series resistors, pull-ups, filters, reset and a lamp. */
function bankParts(tile: Tile, grid: TileGrid): DesignPart[] {
  const following = chainFrom(tile, grid);
  const net = (name: string) => netOf(tile, name);
  const parts: readonly (readonly ["R" | "C" | "D", string, string, string])[] = [
    ...LINK_OUT.map((port, line) => ["R", "22", net(port), `LINK${following}_${line}`] as const),
    ["R", "10k", "+3V3", net("RESET")],
    ["C", "100n", net("RESET"), "GND"],
    ["R", "10k", net("BOOT0"), "GND"],
    ["R", "1k", net(LAMP), net("LAMP")],
    ["D", "green", "GND", net("LAMP")],
    ...["PA8", "PA9", "PA10", "PA11"].map((port) => ["R", "4k7", "+3V3", net(port)] as const),
    ...["PA4", "PA5", "PA6", "PA7"].map((port) => ["C", "1n", net(port), "GND"] as const),
  ];
  const IN_COLUMN = 9;
  return parts.map(([kind, value, one, two], index) => {
    const draw = { R: resistor, C: capacitor, D: lamp }[kind];
    const x = 28.4 + 2.6 * Math.floor(index / IN_COLUMN);
    const y = 2 + 1.9 * (index % IN_COLUMN);
    return draw("0402", [numbered(`${kind}${20 + index}`, tile), value, [one, two], [0, 0], [...place(tile, x, y), 0]]);
  });
}

/** Headers, four where there is room: eight lines of the nearest row's bus each, and the supplies. */
function headers(grid: TileGrid): DesignPart[] {
  const { rows } = grid;
  const [width, height] = sizeOf(grid);
  return Array.from({ length: rows < MIN_ROWS_OF_FOUR_HEADERS ? 2 : 4 }, (_, index) => {
    const right = index % 2;
    const row = index < 2 ? 0 : rows - 1;
    const lines = ROW_BUS.slice(right * 8, right * 8 + 8).map((port) => `ROW${row}_${port}`);
    const nets = ["GND", "+3V3", "VBUS", "AUX", ...lines];
    return boxed(
      {
        reference: `J${index + 1}`,
        value: `1x${nets.length}`,
        footprint: pinHeader(nets.length, 0.8),
        sheet: [0, 0],
        board: [right ? width - 3 : 3, row === 0 ? 8 : height - 8 - 11 * 2.54, 0],
      },
      { left: [], right: nets.map((net, pin) => [String(pin + 1), net, "passive", net] as const) },
    );
  });
}

/** The tile the chain goes to: row by row, there and back, and from the last to the first. */
function chainFrom({ row, column }: Pick<Tile, "row" | "column">, { rows, columns }: TileGrid): number {
  const forth = row % 2 === 0;
  const last = forth ? columns - 1 : 0;
  const to = column === last ? { row: (row + 1) % rows, column } : { row, column: column + (forth ? 1 : -1) };
  return to.row * columns + to.column + 1;
}

function numbered(reference: string, tile: Tile): string {
  const [, kind = "", number = ""] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  return `${kind}${tile.number * 100 + Number(number)}`;
}

/** Millimetres on the board of a place in a tile; to the micrometre, for sums of decimals are not exact. */
function place(tile: Tile, x: number, y: number): [number, number] {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [round(FIRST.x + tile.right + x), round(FIRST.y + tile.down + y)];
}
