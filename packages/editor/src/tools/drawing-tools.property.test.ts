import {
  applyEdit,
  type Board,
  boardOutline,
  checkEdit,
  crossbarOf,
  type Dimension,
  emptyBoard,
  type ItemId,
  itemId,
  moveItem,
  movePoint,
  netId,
} from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm, type Point, selfIntersections } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeFills } from "../commands/fill-zones.ts";
import { lockItems } from "../commands/lock-items.ts";
import { dimensionWork } from "../drawing/dimension-work.ts";
import { arcWork, circleWork, lineWork, polygonWork, rectangleWork } from "../drawing/graphic-work.ts";
import { holeWork } from "../drawing/hole-work.ts";
import { imageWork } from "../drawing/image-work.ts";
import { textWork } from "../drawing/text-work.ts";
import { viaWork } from "../drawing/via-work.ts";
import { cutOutWork, keepoutWork, zoneWork } from "../drawing/zone-work.ts";
import { Editor } from "../editor/editor.ts";
import type { Tool, ToolEvent } from "../gestures/tool.ts";
import { arbitraryBoard } from "../testing/arbitrary-board.ts";
import { arbitraryDrawingTool } from "../testing/arbitrary-drawing-tool.ts";
import { CornerTool } from "./corner-tool.ts";
import { PlacesTool } from "./places-tool.ts";

const SETTINGS = { grid: fromMm(0.5), reach: fromMm(0.2), layer: "F.Cu" as const, isShown: () => true };
const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const press = (x: number, y: number): ToolEvent => ({ kind: "press", at: at(x, y) });
const move = (x: number, y: number, isFree = false): ToolEvent => ({ kind: "move", at: at(x, y), isFree });

let named = 0;
const nameItem = (): ItemId => itemId(`new-${named++}`);

function editorOf(board: Board, tool: Tool) {
  const editor = new Editor(board, { settings: SETTINGS, nameItem });
  editor.take(tool);
  return editor;
}

function draw(tool: Tool, events: readonly ToolEvent[], board: Board = emptyBoard()) {
  const editor = editorOf(board, tool);
  for (const event of events) editor.send(event);
  return editor.state;
}

const GND = { id: netId("gnd"), name: "GND" };
const VCC = { id: netId("vcc"), name: "VCC" };
const square = (left: number, top: number, side: number): ToolEvent[] => [
  press(left, top),
  press(left + side, top),
  press(left + side, top + side),
  press(left, top + side),
  press(left, top),
];

describe("the zone tool", () => {
  const zone = () => new CornerTool(zoneWork({ layers: ["F.Cu", "B.Cu"], net: GND.id }));
  const board = { ...emptyBoard(), nets: [GND, VCC] };

  it("makes a pour of its net where the first corner is pressed again, with the clearance of the class", () => {
    const { board: done, selection, tool } = draw(zone(), square(0, 0, 10), board);
    expect(done.zones).toHaveLength(1);
    expect(done.zones[0]).toMatchObject({
      net: GND.id,
      layers: ["F.Cu", "B.Cu"],
      outline: [[at(0, 0), at(10, 0), at(10, 10), at(0, 10)]],
      pour: { clearance: fromMm(0.2) },
      filled: false,
    });
    expect(selection).toEqual([done.zones[0]!.id]);
    expect([tool.name, tool.view]).toEqual(["zone", {}]);
  });

  it("keeps to 45° steps unless it is told not to", () => {
    const bent = [press(0, 0), move(10, 1), press(10, 1), press(10, 10), { kind: "finish" } as const];
    expect(draw(zone(), bent, board).board.zones[0]?.outline[0]?.[1]).toEqual(at(10, 0));
    expect(draw(zone(), [{ kind: "posture" }, ...bent], board).board.zones[0]?.outline[0]?.[1]).toEqual(at(10, 1));
    const free = [press(0, 0), move(10.13, 1, true), press(10.13, 1), press(10, 10), { kind: "finish" } as const];
    expect(draw(zone(), free, board).board.zones[0]?.outline[0]?.[1]).toEqual(at(10.13, 1));
  });

  it("refuses a border that meets itself, and one that encloses nothing", () => {
    const crossing = draw(zone(), [press(0, 0), press(10, 0), press(5, 5), press(5, -5)], board);
    expect([crossing.refusal, crossing.board.zones.length]).toEqual(["crosses-itself", 0]);
    const flat = draw(zone(), [press(0, 0), press(5, 0), { kind: "finish" }], board);
    expect([flat.refusal, flat.board.zones.length]).toEqual(["too-few-corners", 0]);
  });

  it("takes corners back one by one and drops what is not closed", () => {
    const backed = draw(zone(), [press(0, 0), press(10, 0), { kind: "back" }, press(0, 10)], board);
    expect(backed.tool.view.path?.points).toEqual([at(0, 0), at(0, 10)]);
    const dropped = draw(zone(), [press(0, 0), press(10, 0), press(10, 10), { kind: "cancel" }], board);
    expect([dropped.board, dropped.tool.name]).toEqual([board, "zone"]);
    expect(draw(zone(), [{ kind: "cancel" }], board).tool.name).toBe("select");
  });

  it("fills a pour before the larger one of another net that it is drawn into", () => {
    const one = draw(zone(), square(0, 0, 20), board).board;
    const two = draw(new CornerTool(zoneWork({ layers: ["F.Cu"], net: VCC.id })), square(5, 5, 5), one).board;
    expect(two.zones.map(({ priority }) => priority)).toEqual([0, 1]);
    const beside = draw(new CornerTool(zoneWork({ layers: ["F.Cu"], net: VCC.id })), square(30, 5, 5), one).board;
    expect(beside.zones.map(({ priority }) => priority)).toEqual([0, 0]);
  });

  it("cuts out what lies inside a zone, and nothing else", () => {
    const zoned = draw(zone(), square(0, 0, 20), board).board;
    const id = zoned.zones[0]!.id;
    const cut = draw(new CornerTool(cutOutWork(id)), square(5, 5, 5), zoned).board;
    expect(cut.zones[0]?.outline.map((ring) => ring.length)).toEqual([4, 4]);
    const tool = () => new CornerTool(cutOutWork(id));
    expect(draw(tool(), square(15, 5, 10), zoned).refusal).toBe("crosses-itself");
    expect(draw(tool(), square(30, 30, 5), zoned).refusal).toBe("outside-zone");
    expect(draw(tool(), square(6, 6, 2), cut).refusal).toBe("outside-zone");
    expect(draw(tool(), square(4, 4, 8), cut).refusal).toBe("outside-zone");
    const locked = { ...zoned, zones: zoned.zones.map((one) => ({ ...one, locked: true })) };
    expect(draw(tool(), square(5, 5, 5), locked).refusal).toBe("locked");
  });

  it("refuses a layer that the board does not have", () => {
    expect(draw(new CornerTool(zoneWork({ layers: ["In1.Cu"] })), square(0, 0, 5)).refusal).toBe("no-layer");
  });
});

describe("a command in between", () => {
  const lock = (editor: Editor) => editor.run("lock", (board, ids) => lockItems(board, ids, true), "same");

  it("leaves a tool in the hand that has begun nothing, and takes away what has", () => {
    const editor = editorOf(emptyBoard(), new CornerTool(lineWork({ layer: "F.SilkS" })));
    lock(editor);
    expect(editor.state.tool.name).toBe("line");
    editor.send(press(0, 0));
    lock(editor);
    expect(editor.state.tool.name).toBe("select");
  });

  it("with the key of the step before is taken back together with it", () => {
    const editor = editorOf(emptyBoard(), new CornerTool(zoneWork({ layers: ["F.Cu"] })));
    for (const event of square(0, 0, 10)) editor.send(event);
    const [step] = editor.state.history.done;
    const { id } = editor.state.board.zones[0]!;
    const fill = new Map([[id, [{ layer: "F.Cu" as const, polygons: [] }]]]);
    editor.run("fill", (board) => takeFills(board, board, fill), step?.key);
    expect([editor.state.history.done.length, editor.state.board.zones[0]?.filled]).toEqual([1, true]);
    editor.undo();
    expect(editor.state.board).toEqual(emptyBoard());
  });
});

describe("the keep-out tool", () => {
  it("makes a rule area of what it forbids", () => {
    const keepout = { tracks: true, vias: true, pads: false, pours: true, footprints: false };
    const { board } = draw(new CornerTool(keepoutWork(keepout, { layers: ["F.Cu"] })), square(0, 0, 4));
    expect(board.zones[0]).toMatchObject({ keepout, layers: ["F.Cu"] });
  });
});

describe("the image tool", () => {
  const bar = (x: number) => [at(x, -1), at(x + 0.5, -1), at(x, 1)];
  const image = () =>
    new PlacesTool(imageWork({ artwork: { rings: [bar(-1), bar(0.5)] }, layer: "F.SilkS", name: "logo" }));

  it("sets filled areas down about the place, as one step and one group, and turns them on the way", () => {
    const { board, selection, history } = draw(image(), [{ kind: "turn", by: 90 }, press(10, 20)]);
    expect(board.graphics.map(({ shape }) => shape)).toEqual(
      [
        [at(9, 21), at(9, 20.5), at(11, 21)],
        [at(9, 19.5), at(9, 19), at(11, 19.5)],
      ].map((points) => ({ kind: "polygon", points })),
    );
    expect(board.graphics.every(({ filled, stroke }) => filled && stroke.width === 0)).toBe(true);
    expect(board.groups).toMatchObject([{ name: "logo", members: selection }]);
    expect(history.done).toHaveLength(1);
  });

  it("comes back to where it began after four quarters", () => {
    const turn = { kind: "turn", by: -90 } as const;
    const once = draw(image(), [press(0, 0)]).board.graphics.map(({ shape }) => shape);
    const around = draw(image(), [turn, turn, turn, turn, press(0, 0)]).board.graphics.map(({ shape }) => shape);
    expect(around).toEqual(once);
  });

  it("refuses a layer that the board does not have", () => {
    const tool = new PlacesTool(imageWork({ artwork: { rings: [bar(0)] }, layer: "In1.Cu", name: "" }));
    expect(draw(tool, [press(0, 0)]).refusal).toBe("no-layer");
  });
});

describe("tools that draw an outline", () => {
  it("close it with lines, a rectangle with round corners, or a circle as a cut-out", () => {
    const lines = draw(new CornerTool(lineWork({ layer: "Edge.Cuts" })), square(0, 0, 30)).board;
    expect([lines.graphics.length, boardOutline(lines).status]).toEqual([4, "closed"]);
    const round = draw(
      new PlacesTool(rectangleWork({ layer: "Edge.Cuts", radius: fromMm(3) })),
      [press(0, 0), press(30, 20)],
      emptyBoard(),
    ).board;
    expect([round.graphics.length, boardOutline(round).status]).toEqual([8, "closed"]);
    const cut = draw(new PlacesTool(circleWork({ layer: "Edge.Cuts" })), [press(15, 10), press(18, 10)], round).board;
    expect(boardOutline(cut).areas.map(({ holes }) => holes.length)).toEqual([1]);
  });

  it("leave a line that is ended half way open, which the outline says itself", () => {
    const { board } = draw(new CornerTool(lineWork({ layer: "Edge.Cuts" })), [
      press(0, 0),
      press(10, 0),
      press(10, 10),
      { kind: "cancel" },
    ]);
    expect([board.graphics.length, boardOutline(board).status]).toEqual([2, "open"]);
  });
});

describe("the polygon tool", () => {
  it("fills what the corners enclose", () => {
    const { board } = draw(new CornerTool(polygonWork({ layer: "F.Cu", filled: true, net: GND.id })), square(0, 0, 4), {
      ...emptyBoard(),
      nets: [GND],
    });
    expect(board.graphics[0]).toMatchObject({ filled: true, net: GND.id, shape: { kind: "polygon" } });
  });
});

describe("tools of a few presses", () => {
  it("show at the pointer what the last press makes", () => {
    const tools: readonly [Tool, readonly Point[]][] = [
      [new PlacesTool(textWork({ layer: "F.SilkS", text: "REV A" })), [at(3, 3)]],
      [new PlacesTool(holeWork()), [at(3, 3)]],
      [new PlacesTool(viaWork()), [at(3, 3)]],
      [new PlacesTool(rectangleWork({ layer: "F.SilkS" })), [at(3, 3), at(6, 7)]],
      [new PlacesTool(circleWork({ layer: "F.SilkS" })), [at(3, 3), at(6, 7)]],
      [new PlacesTool(arcWork({ layer: "F.SilkS" })), [at(3, 3), at(6, 7), at(5, 3)]],
      [new PlacesTool(dimensionWork({ layer: "Dwgs.User" })), [at(3, 3), at(6, 7), at(5, 3)]],
    ];
    for (const [tool, places] of tools) {
      const editor = editorOf(emptyBoard(), tool);
      for (const place of places.slice(0, -1)) editor.send({ kind: "press", at: place });
      editor.send({ kind: "move", at: places.at(-1)! });
      const { edit } = editor.state.tool.view;
      const shown = edit && applyEdit(emptyBoard(), edit);
      editor.send({ kind: "press", at: places.at(-1)! });
      const { board } = editor.state;
      expect(withoutNames(shown)).toEqual(withoutNames(board));
      expect(board).not.toEqual(emptyBoard());
      expect(editor.state.tool.name).toBe(tool.name);
    }
  });

  it("make nothing without extent, and drop what is begun before they are laid down", () => {
    const flat = draw(new PlacesTool(rectangleWork({ layer: "F.SilkS" })), [press(3, 3), press(3, 9)]);
    expect(flat.board.graphics).toEqual([]);
    const straight = draw(new PlacesTool(arcWork({ layer: "F.SilkS" })), [press(0, 0), press(9, 9), press(3, 3)]);
    expect(straight.board.graphics).toEqual([]);
    const tool = new PlacesTool(circleWork({ layer: "F.SilkS" }));
    const names = [1, 2].map((times) => draw(tool, [press(3, 3), ...Array(times).fill({ kind: "cancel" })]).tool.name);
    expect(names).toEqual(["circle", "select"]);
  });

  it("turn a text on the way", () => {
    const { board } = draw(new PlacesTool(textWork({ layer: "B.SilkS", text: "전원" })), [
      { kind: "turn", by: 90 },
      press(3, 3),
    ]);
    expect(board.texts[0]).toMatchObject({ rotation: 90, text: "전원", style: { mirrored: true } });
  });

  it("measure across above both places and down beside them", () => {
    const made = (x: number, y: number) =>
      draw(new PlacesTool(dimensionWork({ layer: "Dwgs.User", kind: "orthogonal" })), [
        press(0, 0),
        press(10, 4),
        press(x, y),
      ]).board.dimensions[0];
    const across = { orientation: "horizontal", text: { text: "10.0000 mm", rotation: 0 } };
    const down = { orientation: "vertical", text: { text: "4.0000 mm", rotation: 90 } };
    expect(made(5, -3)).toMatchObject({ ...across, height: fromMm(-3) });
    expect(made(15, 2)).toMatchObject({ ...down, height: fromMm(15) });
    expect(made(-5, 1)).toMatchObject({ ...down, height: fromMm(-5) });
    expect(made(12, 40)).toMatchObject(across);
    expect(made(40, 12)).toMatchObject(down);
    expect(made(6, 2)).toMatchObject(across);
  });

  it("point with words, which a leader needs, and mark a centre with two presses", () => {
    const leader = (text: string) => new PlacesTool(dimensionWork({ layer: "Dwgs.User", kind: "leader", text }));
    const places = [press(0, 0), press(5, 5), press(9, 5)];
    expect(draw(leader(" "), places).board.dimensions).toEqual([]);
    expect(draw(leader("pin 1"), places).board.dimensions).toMatchObject([
      { kind: "leader", start: at(0, 0), end: at(5, 5), height: 0, text: { text: "pin 1", position: at(9, 5) } },
    ]);
    const mark = new PlacesTool(dimensionWork({ layer: "Dwgs.User", kind: "center" }));
    const [made] = draw(mark, places.slice(0, 2)).board.dimensions;
    expect([made?.kind, made?.end, made?.text]).toEqual(["center", at(5, 5), undefined]);
  });

  it("keep the line of an orthogonal dimension beside its places when it is turned and flipped", () => {
    const drawn = draw(new PlacesTool(dimensionWork({ layer: "F.SilkS", kind: "orthogonal" })), [
      press(0, 0),
      press(10, 4),
      press(5, -3),
    ]).board;
    const [first] = drawn.dimensions;
    const motions = [
      { kind: "turn", about: at(3, 1), by: 90 },
      { kind: "turn", about: at(3, 1), by: 270 },
      { kind: "turn", about: at(3, 1), by: 180 },
      { kind: "flip", x: fromMm(3) },
    ] as const;
    for (const motion of motions) {
      const item = { list: "dimensions", record: first! } as const;
      const moved = moveItem(item, motion, drawn);
      if (moved.list !== "dimensions") throw new Error(moved.list);
      const places = (dimension: Dimension) => crossbarOf(dimension);
      expect(places(moved.record)).toEqual(places(first!).map((place) => movePoint(place, motion)));
    }
  });

  it("write the distance of a dimension above its line", () => {
    const { board } = draw(new PlacesTool(dimensionWork({ layer: "Dwgs.User" })), [
      press(0, 0),
      press(10, 0),
      press(4, -5),
    ]);
    const [dimension] = board.dimensions;
    expect(dimension).toMatchObject({ kind: "aligned", height: fromMm(-5), text: { text: "10.0000 mm", rotation: 0 } });
    expect(dimension?.text?.position).toEqual(at(5, -6.15));
  });

  it("give a via the net of the copper it is set on, and none the room that rules forbid", () => {
    const track = aTrack({
      id: itemId("t"),
      start: at(0, 0),
      end: at(10, 0),
      width: fromMm(0.25),
      net: GND.id,
    });
    const board = { ...emptyBoard(), nets: [GND, VCC], tracks: [track] };
    const tool = () => new PlacesTool(viaWork({ net: VCC.id }));
    expect(draw(tool(), [press(5, 0)], board).board.vias[0]).toMatchObject({ net: GND.id });
    expect(draw(tool(), [press(5, 3)], board).board.vias[0]).toMatchObject({ net: VCC.id, free: true });
    expect(draw(tool(), [press(5, 0.5)], board).refusal).toBe("no-room-for-via");
  });

  it("name holes one after the other and leave them out of the parts list", () => {
    const { board } = draw(new PlacesTool(holeWork()), [press(3, 3), press(30, 3)]);
    expect(board.footprints.map(({ reference }) => reference)).toEqual(["H1", "H2"]);
    expect(board.footprints[0]?.attributes.excludeFromBom).toBe(true);
    expect(board.footprints[0]?.pads[0]).toMatchObject({ kind: "npth", drill: { size: { width: fromMm(3.2) } } });
  });
});

describe("all drawing tools", () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 80 }), y: fc.integer({ min: 0, max: 60 }) });

  it("make edits that the server takes, with borders that meet nowhere", () => {
    fc.assert(
      fc.property(
        arbitraryBoard,
        arbitraryDrawingTool,
        fc.array(place, { maxLength: 8 }),
        fc.constantFrom<ToolEvent>({ kind: "finish" }, { kind: "cancel" }),
        (board, toolOn, places, end) => {
          let now = board;
          const editor = new Editor(board, {
            settings: SETTINGS,
            nameItem,
            onEdits: (edits) => {
              for (const edit of edits) {
                expect(checkEdit(now, edit)).toEqual([]);
                now = applyEdit(now, edit);
              }
            },
          });
          editor.take(toolOn(board));
          for (const { x, y } of places) editor.send(press(x / 2, y / 2));
          editor.send(end);
          for (const { outline } of editor.state.board.zones)
            for (const ring of outline) expect(selfIntersections(ring)).toEqual([]);
        },
      ),
    );
  });

  it("do make something, each of them", () => {
    const made = new Set<string>();
    const samples = fc.sample(
      fc.tuple(arbitraryBoard, arbitraryDrawingTool, fc.array(place, { minLength: 3, maxLength: 4 })),
      { numRuns: 400, seed: 3 },
    );
    for (const [board, toolOn, places] of samples) {
      const { history } = draw(
        toolOn(board),
        [...places.map(({ x, y }) => press(x / 2, y / 2)), { kind: "finish" }],
        board,
      );
      for (const { name } of history.done) made.add(name);
    }
    // A random place seldom lies in a random zone: cut-outs have tests of their own.
    made.delete("cut-out");
    expect([...made].sort()).toEqual(
      "arc circle dimension hole image keepout line polygon rectangle text via zone".split(" "),
    );
  });
});

function withoutNames(board: Board | undefined): unknown {
  return JSON.parse(JSON.stringify(board ?? {}).replaceAll(/"(?:new|preview)-\d+"/g, '"name"'));
}
