import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  applyEdit,
  type Board,
  copperLayers,
  emptyBoard,
  type Footprint,
  isCopperLayer,
  itemId,
  type NetId,
  netId,
  type Via,
  type Zone,
  type ZoneHatch,
} from "@tracewright/board";
import { aFootprint, aPad, aPour, aZone } from "@tracewright/board/testing";
import { readKicadBoard, writeKicadBoard } from "@tracewright/formats";
import { fromMm, type Point, ringArea } from "@tracewright/geometry";
import { afterAll, describe, expect, it } from "vitest";
import { type Area, type AreaAlgebra, areaOf, loadAreaAlgebra } from "./areas.ts";
import { fillZones } from "./fill-zones.ts";

/**
 * Zones of real boards, filled by us and by KiCad's own filler: the share of their copper that is common to both. What
 * differs are chords of arcs and slivers thinner than the pruning; a rule read wrongly costs a per cent.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const ORACLE = resolve(import.meta.dirname, "../test/refill_zones.py");

/** Board and the share that must agree; boards newer than KiCad 6 go through our writer, as all do. */
const BOARDS: readonly (readonly [path: string, share: number])[] = [
  ["boards/ecc83/ecc83-pp", 0.9995],
  ["boards/rp2040-stamp/rp2040_stamp", 0.998],
  ["boards/esp-rust-board/esp-rust-board", 0.998],
  ["boards/kit-coldfire/kit-dev-coldfire-xilinx_5213", 0.9995],
  ["boards/lily58-lite/Lily58_Lite_Rev3", 0.999],
  ["boards/buspirate6/6-REV2b", 0.998],
  ["boards/mppt-2420-lc/MPPT_charger_20A", 0.999],
  ["bench/Smart-Watch_SmartWatch", 0.999],
  ["bench/analog_esr_meter_esr_meter_rev_a", 0.999],
];

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });

/** A pour, a pad of its net, and a part whose copper joins its net to another. */
function tieBoard(keywords: string): Board {
  const [ground, other] = [
    { id: netId("gnd"), name: "GND" },
    { id: netId("other"), name: "OTHER" },
  ];
  const pad = (id: string, x: number, net: NetId): Footprint["pads"][number] =>
    aPad({
      id: itemId(id),
      number: id,
      shape: { kind: "rect", size: { width: fromMm(0.5), height: fromMm(0.5) } },
      position: at(x, 0),
      net,
    });
  const part: Footprint = aFootprint({
    id: itemId("P1"),
    reference: "P1",
    library: "test:part",
    position: at(104, 104),
    pads: [pad("1", 0, ground.id)],
  });
  const tie: Footprint = {
    ...part,
    id: itemId("NT1"),
    reference: "NT1",
    position: at(110, 110),
    keywords,
    pads: [pad("2", -0.5, other.id), pad("3", 0.5, ground.id)],
    graphics: [
      {
        id: itemId("bar"),
        layer: "F.Cu",
        shape: { kind: "polygon", points: [at(-0.5, -0.25), at(0.5, -0.25), at(0.5, 0.25), at(-0.5, 0.25)] },
        stroke: { width: 0, style: "solid" },
        filled: true,
      },
    ],
  };
  const square = (x: number, y: number): readonly Point[] => [at(x, x), at(y, x), at(y, y), at(x, y)];
  const zone: Zone = aZone({
    id: itemId("pour"),
    outline: [square(101, 119)],
    net: ground.id,
    pour: aPour({
      clearance: fromMm(0.3),
      minThickness: fromMm(0.25),
      connection: "solid",
      thermalGap: fromMm(0.4),
      thermalBridgeWidth: fromMm(0.5),
    }),
  });
  const edge: Board["graphics"][number] = {
    id: itemId("edge"),
    layer: "Edge.Cuts",
    shape: { kind: "polygon", points: square(100, 120) },
    stroke: { width: 100_000, style: "solid" },
    filled: false,
  };
  return { ...emptyBoard(), nets: [ground, other], footprints: [part, tie], zones: [zone], graphics: [edge] };
}

interface KicadFill {
  readonly id: string;
  readonly layer: string;
  readonly rings: readonly (readonly (readonly [number, number])[])[];
}

function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), "tracewright-pours-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(path: string): Board {
  const pro = `${path}.kicad_pro`;
  const project = existsSync(pro) ? { fileName: pro, text: readFileSync(pro, "utf8") } : undefined;
  const text = readFileSync(`${path}.kicad_pcb`, "utf8");
  const { board } = readKicadBoard({ fileName: path, text, ...(project && { project }) });
  if (!board) throw new Error(`${path} was refused`);
  return board;
}

/** KiCad's fills, by zone and layer. */
function refillWithKicad(path: string): Map<string, Area> {
  const args = ["-a", "/usr/bin/python3", ORACLE, `${path}.kicad_pcb`];
  const output = execFileSync("xvfb-run", args, { maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "ignore"] });
  const fills = JSON.parse(output.toString().trim().split("\n").at(-1) ?? "") as KicadFill[];
  return new Map(
    fills.map(({ id, layer, rings }) => [
      `${id} ${layer}`,
      areaOf(rings.map((ring) => ({ outer: ring.map(([x, y]): Point => ({ x, y })), holes: [] }))),
    ]),
  );
}

function measure(area: Area): number {
  return Math.abs(area.reduce((sum, ring) => sum + ringArea(ring), 0));
}

/** Common copper as a share of all copper of either. */
function shareInCommon(board: Board, kicad: ReadonlyMap<string, Area>, algebra: AreaAlgebra): number {
  const left = new Map(kicad);
  let [common, all] = [0, 0];
  for (const zone of board.zones)
    for (const { layer, polygons } of zone.keepout ? [] : zone.fills) {
      if (!isCopperLayer(layer)) continue;
      const key = `${zone.id} ${layer}`;
      const [ours, theirs] = [algebra.unite(areaOf(polygons)), algebra.unite(left.get(key) ?? [])];
      left.delete(key);
      const shared = measure(algebra.intersect(ours, theirs));
      common += shared;
      all += measure(ours) + measure(theirs) - shared;
    }
  // KiCad fills zones on layers that the board does not have, too.
  const layers = new Set<string>(copperLayers(board));
  for (const [key, theirs] of left) if (layers.has(key.split(" ")[1] ?? "")) all += measure(algebra.unite(theirs));
  return common / all;
}

const available = existsSync(join(SHARED, "boards")) && hasKicad();

describe.skipIf(!available)("pours agree with KiCad 6 (needs KiCad and the shared test data folder)", () => {
  const agreement = async (original: Board, name: string): Promise<number> => {
    const algebra = await loadAreaAlgebra();
    const written = writeKicadBoard({ ...original, zones: original.zones.map((zone) => ({ ...zone, fills: [] })) });
    const path = join(folder, name.replaceAll("/", "-"));
    writeFileSync(`${path}.kicad_pcb`, written.board);
    writeFileSync(`${path}.kicad_pro`, written.project);
    const board = read(path);
    const edited = applyEdit(board, await fillZones(board));
    return shareInCommon(edited, refillWithKicad(path), algebra);
  };

  it.each(BOARDS)("on %s, to a share of %d", async (name, least) => {
    expect(await agreement(read(join(SHARED, name)), name)).toBeGreaterThan(least);
  });

  const hatch = { thickness: fromMm(0.4), gap: fromMm(0.8), orientation: 0 };
  it.each<readonly [string, ZoneHatch]>([
    ["plain", hatch],
    ["turned by 30°", { ...hatch, orientation: 30 }],
    ["turned by 45°, rounded", { ...hatch, orientation: 45, smoothingLevel: 2, smoothingValue: 0.6 }],
    ["finely rounded", { ...hatch, smoothingLevel: 3, smoothingValue: 1, minHoleArea: 0.3 }],
    ["cut, wide border", { ...hatch, smoothingLevel: 1, smoothingValue: 0.5, border: "hatch-thickness" }],
    ["few holes, thin border", { ...hatch, minHoleArea: 0.6, border: "min-thickness" }],
  ])("about a hatched pour: %s", async (name, asked) => {
    const solid = tieBoard("resistor");
    const via = { kind: "through" as const, diameter: fromMm(0.6), drill: fromMm(0.3), locked: false };
    const vias: Via[] = [
      { ...via, id: itemId("v1"), position: at(106.3, 113.1), layers: ["F.Cu", "B.Cu"], net: netId("gnd") },
      { ...via, id: itemId("v2"), position: at(114, 105), layers: ["F.Cu", "B.Cu"], net: netId("other") },
    ];
    const zones = solid.zones.map((zone) => ({
      ...zone,
      pour: { ...zone.pour, fillMode: "hatched" as const, hatch: asked },
    }));
    expect(await agreement({ ...solid, zones, vias }, `hatch-${name.replaceAll(/\W/g, "-")}`)).toBeGreaterThan(0.995);
  });

  it.each(["net tie", "net tie, 2 pins", "a net tie", "resistor"])(
    "about copper that joins two pads, of a part tagged %s",
    async (keywords) => {
      expect(await agreement(tieBoard(keywords), `tie-${keywords.replaceAll(/\W/g, "-")}`)).toBeGreaterThan(0.999);
    },
  );
});
