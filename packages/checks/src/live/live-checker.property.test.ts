import {
  type Board,
  type BoardEdit,
  canonicalJson,
  type Dimension,
  editBetween,
  type Finding,
  type Footprint,
  type Graphic,
  invertEdit,
  itemId,
  type Severity,
  type Text,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { at, boardWith, drawing, footprint, smdPad, throughPad, track, via, zone } from "../testing/board-builder.ts";
import { LiveChecker } from "./live-checker.ts";

const millimetre = fc.integer({ min: 0, max: 60 }).map((fifths) => fifths / 5);
const net = fc.constantFrom("A", "B", "C");
const layer = fc.constantFrom("F.Cu" as const, "B.Cu" as const);
const size = fc.constantFrom(0.2, 0.6);

const someTrack = (id: string): fc.Arbitrary<Track> =>
  fc
    .tuple(net, millimetre, millimetre, millimetre, millimetre, layer)
    .map(([name, x, y, toX, toY, on]) => track(id, name, [x, y], [toX, toY], { layer: on }));
const someVia = (id: string): fc.Arbitrary<Via> =>
  fc
    .tuple(net, millimetre, millimetre, fc.constantFrom("through" as const, "micro" as const), fc.boolean(), size)
    .map(([name, x, y, kind, removeUnusedLayers, width]) =>
      via(id, name, x, y, { kind, removeUnusedLayers, diameter: fromMm(width + 0.3) }),
    );
const keepout = { tracks: true, vias: true, pads: true, pours: false, footprints: true };
const someZone = (id: string): fc.Arbitrary<Zone> =>
  fc
    .tuple(fc.option(net, { freq: 2 }), millimetre, millimetre, fc.integer({ min: 1, max: 8 }), fc.nat(1))
    .map(([name, x, y, side, priority]) =>
      zone(id, name ?? undefined, [x, y, x + side, y + side / 2], name ? { priority } : { keepout }),
    );
const courtyard = (id: string, half: number): Graphic =>
  drawing(id, "F.CrtYd", { kind: "rect", start: at(-half, -half), end: at(half, half) });
const somePart = (id: string): fc.Arbitrary<Footprint> =>
  fc
    .record({
      x: millimetre,
      y: millimetre,
      rotation: fc.constantFrom(0, 90, 30),
      reference: fc.constantFrom(id, "R?", "TWICE"),
      kind: fc.constantFrom("smd", "holes", "antenna", "edge", "slot", "tie"),
      first: net,
      second: fc.option(net),
      clearance: fc.option(fc.constantFrom(fromMm(0.5), fromMm(1.5)), { nil: undefined, freq: 5 }),
    })
    .map(({ x, y, rotation, reference, kind, first, second, clearance }) => {
      const pads =
        kind === "holes"
          ? [
              throughPad(`${id}-1`, first, 0, 0, { removeUnusedLayers: true }),
              throughPad(`${id}-2`, second ?? undefined, 2, 0),
            ]
          : [smdPad(`${id}-1`, first, 0, 0), smdPad(`${id}-2`, second ?? undefined, 1.6, 0)];
      const antenna = zone(`${id}-area`, undefined, [0, 0, 3, 2], { keepout });
      const poured = zone(`${id}-pour`, "C", [0, 1, 3, 3]);
      const edge = drawing(`${id}-edge`, "Edge.Cuts", { kind: "circle", center: at(1, 2), radius: fromMm(0.5) });
      return footprint(reference, x, y, pads, {
        id: itemId(id),
        rotation,
        zones: kind === "antenna" ? [antenna] : kind === "tie" ? [poured] : [],
        graphics: [
          ...(kind === "smd" ? [] : [courtyard(`${id}-yard`, 2)]),
          ...(kind === "edge" ? [edge] : []),
          ...(kind === "slot" ? [drawing(`${id}-bar`, "F.Cu", { kind: "line", start: at(0, 1), end: at(2, 1) })] : []),
        ],
        attributes: { ...footprint("", 0, 0, []).attributes, allowMissingCourtyard: kind !== "smd" },
        ...(clearance !== undefined && { clearance }),
      });
    });
const someGraphic = (id: string): fc.Arbitrary<Graphic> =>
  fc
    .tuple(fc.constantFrom("Edge.Cuts" as const, "F.Cu" as const), millimetre, millimetre, millimetre)
    .map(([on, x, y, toX]) => drawing(id, on, { kind: "line", start: at(x, y), end: at(toX, y + 1) }));
const someText = (id: string): fc.Arbitrary<Text> =>
  fc.tuple(millimetre, millimetre, fc.constantFrom("F.Cu" as const, "F.SilkS" as const)).map(([x, y, on]) => ({
    id: itemId(id),
    role: "user",
    text: "AB",
    layer: on,
    position: at(x, y),
    rotation: 0,
    style: {
      size: { width: fromMm(1), height: fromMm(1) },
      thickness: fromMm(0.15),
      horizontal: "left",
      vertical: "middle",
      mirrored: false,
    },
    hidden: false,
  }));

const someDimension = (id: string): fc.Arbitrary<Dimension> =>
  fc.tuple(millimetre, millimetre, someText(`${id}-text`)).map(([x, y, text]) => ({
    id: itemId(id),
    kind: "aligned",
    layer: text.layer,
    start: at(x, y),
    end: at(x + 3, y),
    height: fromMm(1),
    text,
    stroke: { width: fromMm(0.1), style: "solid" },
  }));

const SOME = {
  tracks: [6, someTrack],
  vias: [4, someVia],
  zones: [3, someZone],
  footprints: [4, somePart],
  graphics: [2, someGraphic],
  texts: [1, someText],
  dimensions: [1, someDimension],
} as const;
type List = keyof typeof SOME;
type Kept = { readonly id: string };

/** One record of a list put there, replaced, or taken away. */
interface Step {
  readonly list: List;
  readonly id: string;
  readonly record: Kept | null;
}
const step: fc.Arbitrary<Step> = fc
  .constantFrom<List>(
    "tracks",
    "tracks",
    "vias",
    "zones",
    "footprints",
    "footprints",
    "graphics",
    "texts",
    "dimensions",
  )
  .chain((list) => {
    const [count, make] = SOME[list];
    return fc.nat(count - 1).chain((number) => {
      const id = `${list}${number}`;
      return fc.record({
        list: fc.constant(list),
        id: fc.constant(id),
        record: fc.option(make(id) as fc.Arbitrary<Kept>, { freq: 4 }),
      });
    });
  });

function take(board: Board, steps: readonly Step[]): Board {
  let now = board;
  for (const { list, id, record } of steps) {
    const records = now[list] as readonly Kept[];
    const isThere = records.some((one) => one.id === id);
    const next = isThere
      ? records.flatMap((one) => (one.id !== id ? [one] : record ? [record] : []))
      : [...records, ...(record ? [record] : [])];
    now = { ...now, [list]: next };
  }
  return now;
}

const severities: Readonly<Record<string, Severity>> = {
  missing_courtyard: "warning",
  pth_inside_courtyard: "error",
  npth_inside_courtyard: "error",
};
function emptyBoardWith(minClearance: number): Board {
  const board = boardWith({}, 2);
  return {
    ...board,
    nets: ["A", "B", "C"].map((name) => ({ id: track("t", name, [0, 0], [1, 0]).net!, name })),
    graphics: [drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(13, 13) })],
    rules: { ...board.rules, severities, minClearance: fromMm(minClearance), copperToEdge: fromMm(0.5) },
  };
}

const words = (findings: readonly Finding[]) => findings.map((finding) => canonicalJson(finding)).sort();

function expectSame(checker: LiveChecker): void {
  const whole = checkBoard(checker.board);
  const live = checker.result;
  expect(words(live.findings)).toEqual(words(whole.findings));
  expect(live.connections).toEqual(whole.connections);
  expect(live.ratsnest.map((wire) => canonicalJson(wire)).sort()).toEqual(
    whole.ratsnest.map((wire) => canonicalJson(wire)).sort(),
  );
}

describe("LiveChecker", () => {
  it("finds after every edit, and after it is taken back, what a check of the whole board finds", () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 6, maxLength: 24 }),
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(0.2, 0.6),
        fc.boolean(),
        (first, rounds, clearance, isUndone) => {
          const checker = new LiveChecker(take(emptyBoardWith(clearance), first));
          expectSame(checker);
          const edits: BoardEdit[] = [];
          for (const round of rounds) {
            const edit = editBetween(checker.board, take(checker.board, round));
            edits.push(edit);
            checker.apply(edit);
            expectSame(checker);
          }
          if (isUndone) for (const edit of edits.reverse()) checker.apply(invertEdit(edit));
          expectSame(checker);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("tells changes that, put together, are what stands", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.array(step, { maxLength: 8 }), (first, later) => {
        const checker = new LiveChecker(take(emptyBoardWith(0.2), first));
        const known = new Map(checker.all.come.map(({ key, finding }) => [key, finding]));
        for (const one of later) {
          const { gone, come } = checker.apply(editBetween(checker.board, take(checker.board, [one])));
          for (const key of gone) expect(known.delete(key)).toBe(true);
          for (const { key, finding } of come) {
            expect(known.has(key)).toBe(false);
            known.set(key, finding);
          }
        }
        expect(words([...known.values()])).toEqual(words(checker.result.findings));
      }),
      { numRuns: 30 },
    );
  });
});
