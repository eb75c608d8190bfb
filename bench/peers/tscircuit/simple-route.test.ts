import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Board, indexBoard, padPosition } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { stripBoard } from "../../routing/strip-board.ts";
import { withTraces } from "./from-simple-route.ts";
import { connectionName, toSimpleRoute } from "./to-simple-route.ts";

function example(name: string): Board {
  const folder = join(import.meta.dirname, "../../../examples", name);
  const files = [`${name}.kicad_pcb`, `${name}.kicad_pro`];
  const { board } = importFiles(files.map((file) => ({ name: file, bytes: readFileSync(join(folder, file)) })));
  if (!board) throw new Error(`${name} was refused`);
  return stripBoard(board, "T");
}

const board = example("mcu-board");
const problem = toSimpleRoute(board);

describe("a board as a problem for tscircuit's autorouter", () => {
  test("asks for every net with two pads or more, each pad a point", () => {
    const nets = [...indexBoard(board).padsByNet.values()].filter((pads) => pads.length > 1);
    expect(problem.connections).toHaveLength(nets.length);
    const points = problem.connections.flatMap(({ pointsToConnect }) => pointsToConnect);
    expect(points).toHaveLength(nets.reduce((sum, pads) => sum + pads.length, 0));
    expect(points.every((point) => "layer" in point !== "layers" in point)).toBe(true);
  });

  test("turns y upwards and keeps every point inside its bounds", () => {
    const { minX, maxX, minY, maxY } = problem.bounds;
    expect([maxX - minX, maxY - minY]).toEqual([72, 46]);
    for (const { x, y } of problem.connections.flatMap(({ pointsToConnect }) => pointsToConnect))
      expect(x >= minX && x <= maxX && y >= minY && y <= maxY).toBe(true);
  });

  test("lays the copper of a turned pad the way it lies on the board", () => {
    const [usb] = board.footprints.filter(({ reference }) => reference === "J1");
    const pad = usb?.pads.find(({ number }) => number === "A5");
    if (!usb || !pad) throw new Error("the example has no J1");
    expect(usb.rotation).toBe(90);
    const at = padPosition(usb, pad);
    const found = problem.obstacles.find(({ center }) => fromMm(center.x) === at.x && fromMm(-center.y) === at.y);
    expect(found).toMatchObject({ width: 1.45, height: 0.3, layers: ["top"] });
  });

  test("has an obstacle for each pad, and holes without plating on all layers", () => {
    const holes = problem.obstacles.filter(({ isNonPlatedHole }) => isNonPlatedHole);
    const unplated = board.footprints.flatMap(({ pads }) => pads).filter(({ kind }) => kind === "npth");
    expect(holes).toHaveLength(unplated.length);
    for (const { layers, connectedTo } of holes) expect([layers.length, connectedTo]).toEqual([4, []]);
    expect(problem.obstacles).toHaveLength(board.footprints.flatMap(({ pads }) => pads).length);
  });

  test("takes the classes' widths and the strictest clearance, widened a little, and via", () => {
    const power = problem.connections.find(
      ({ name }) => name === connectionName(board, indexBoard(board).netByName.get("GND")!.id),
    );
    expect(power?.nominalTraceWidth).toBe(0.3);
    expect(problem).toMatchObject({ minTraceWidth: 0.2, defaultObstacleMargin: 0.17, minViaPadDiameter: 0.6 });
  });
});

describe("the autorouter's answer", () => {
  const net = indexBoard(board).netByName.get("GND")!.id;
  const wire = (x: number, y: number, layer: string) => ({ route_type: "wire", x, y: -y, width: 0.2, layer }) as const;
  const via = { route_type: "via", x: 110, y: -120, from_layer: "top", to_layer: "bottom" } as const;

  test("becomes tracks and vias of the net, whatever piece of it a chain is", () => {
    const route = [
      wire(105, 120, "top"),
      wire(110, 120, "top"),
      via,
      wire(110, 120, "bottom"),
      wire(110, 130, "bottom"),
    ];
    const traces = [{ connection_name: `${connectionName(board, net)}_mst2`, route }];
    const { tracks, vias } = withTraces(board, problem, traces);
    expect(tracks.map(({ layer, start, end }) => [layer, start, end])).toEqual([
      ["F.Cu", { x: fromMm(105), y: fromMm(120) }, { x: fromMm(110), y: fromMm(120) }],
      ["B.Cu", { x: fromMm(110), y: fromMm(120) }, { x: fromMm(110), y: fromMm(130) }],
    ]);
    expect(vias).toMatchObject([{ net, position: { x: fromMm(110), y: fromMm(120) }, diameter: fromMm(0.6) }]);
  });

  test("has one via where two chains meet at one", () => {
    const traces = [0, 1].map(() => ({ connection_name: connectionName(board, net), route: [via] }));
    expect(withTraces(board, problem, traces).vias).toHaveLength(1);
  });

  test("is refused when it names a net or a layer that the board does not have", () => {
    const strange = [{ connection_name: "net9999", route: [] }];
    expect(() => withTraces(board, problem, strange)).toThrow("net net9999");
    const route = [wire(1, 1, "inner7"), wire(2, 2, "inner7")];
    expect(() => withTraces(board, problem, [{ connection_name: connectionName(board, net), route }])).toThrow(
      "layer inner7",
    );
  });
});
