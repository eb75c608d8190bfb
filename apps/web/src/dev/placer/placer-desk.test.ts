import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { DeskFile } from "../engine/desk-protocol.ts";
import { PlacerDesk } from "./placer-desk.ts";
import type { PlacerOrder, PlacerPicture, PlacerReport } from "./placer-protocol.ts";

const BLINKER = join(import.meta.dirname, "../../../../../examples/blinker");
const files = ["kicad_pcb", "kicad_pro", "kicad_sch"].map((ending) => ({
  name: `blinker.${ending}`,
  bytes: readFileSync(join(BLINKER, `blinker.${ending}`)),
}));

describe("the placer's desk", () => {
  let desk: PlacerDesk;
  let heard: PlacerReport[] = [];
  let waiting: { readonly call: () => void; readonly milliseconds: number }[] = [];
  let clock = 0;

  const give = (order: PlacerOrder) => desk.take(order);
  const reports = <Kind extends PlacerReport["kind"]>(kind: Kind) =>
    heard.filter((report): report is Extract<PlacerReport, { kind: Kind }> => report.kind === kind);
  const last = (): PlacerPicture => {
    const picture = reports("picture").at(-1)?.picture;
    if (!picture) throw new Error("no picture came");
    return picture;
  };
  /** Lets the desk work until it waits for orders; the page sees every picture at once. */
  const settle = (most = 20_000) => {
    for (let i = 0; i < most && waiting.length > 0; i += 1) {
      waiting.shift()?.call();
      give({ kind: "seen" });
    }
  };
  const load = (given: readonly DeskFile[]) => {
    give({ kind: "load", files: given });
    give({ kind: "seen" });
    give({ kind: "restart", start: { strip: true, seed: 1, effort: 0.01 } });
    give({ kind: "seen" });
  };
  const advance = (unit: Extract<PlacerOrder, { kind: "advance" }>["unit"]) => {
    give({ kind: "advance", unit });
    settle();
  };

  beforeEach(() => {
    heard = [];
    waiting = [];
    clock = 0;
    desk = new PlacerDesk({
      report: (report) => heard.push(report),
      later: (call, milliseconds) => waiting.push({ call, milliseconds }),
      now: () => ++clock,
    });
  });

  it("stands before the first part has found room, with what the schematic says", () => {
    load(files);
    expect(reports("loaded").at(-1)?.loaded).toMatchObject({ name: "blinker", regression: undefined });
    expect(reports("loaded").at(-1)?.loaded.intents).toBeGreaterThan(0);
    expect(last()).toMatchObject({ status: "stands", place: { stage: "room", moves: 0 }, parts: [] });
  });

  it("goes on by a part, a cycle, a layout and a stage, and stands after each", () => {
    load(files);
    advance("move");
    expect(last().parts).toHaveLength(1);
    advance("stage");
    expect(last()).toMatchObject({ status: "stands", place: { stage: "starts", task: 0 } });
    advance("layout");
    expect(last()).toMatchObject({ status: "stands", place: { stage: "starts", task: 1 } });
    advance("stage");
    expect(last()).toMatchObject({ status: "stands", place: { stage: "improve", task: 0 } });
    const { moves } = last().place;
    advance("cycle");
    const { place, progress } = last();
    expect(place.moves).toBeGreaterThan(moves);
    expect(place.annealing?.terms.wires).toBeGreaterThan(0);
    expect(progress.placed).toBe(progress.total);
  });

  it("comes to the end, and begins anew with what was chosen", () => {
    load(files);
    advance("end");
    expect(last()).toMatchObject({ status: "finished", place: { stage: "finished" } });
    give({ kind: "restart", start: { strip: true, seed: 7, effort: 0.01 } });
    give({ kind: "seen" });
    expect(reports("loaded").at(-1)?.loaded.start.seed).toBe(7);
    expect(last()).toMatchObject({ status: "stands", place: { stage: "room" } });
  });

  it("plays cycle by cycle with a rest in between, until it is told to pause", () => {
    load(files);
    give({ kind: "play", restMs: 250 });
    for (let i = 0; i < 6; i += 1) {
      waiting.shift()?.call();
      give({ kind: "seen" });
    }
    expect(waiting.map(({ milliseconds }) => milliseconds)).toContain(250);
    expect(last().status).toBe("working");
    give({ kind: "pause" });
    const moves = last().place.moves;
    settle();
    expect(last()).toMatchObject({ status: "stands", place: { moves } });
  });

  it("sends where wiring crowds only to those who look", () => {
    load(files);
    advance("stage");
    advance("stage");
    expect(last().congestion).toBeUndefined();
    give({ kind: "look", congestion: true });
    expect(last().congestion?.peak).toBeGreaterThan(0);
  });

  it("saves a step that opens where it was saved", () => {
    load(files);
    advance("stage");
    advance("stage");
    advance("cycle");
    const saved = last();
    give({ kind: "save", about: "R1 stands apart" });
    const [file] = reports("saved");
    expect(file?.fileName).toMatch(/^blinker-improve-round\d+-\w+-move\d+\.json$/);
    give({ kind: "load", files: [{ name: "step.json", bytes: new TextEncoder().encode(file?.text) }] });
    expect(reports("loaded").at(-1)?.loaded.regression).toEqual({ about: "R1 stands apart", stands: "step" });
    const { stage, round, task, moves } = saved.place;
    expect(last().place).toMatchObject({ stage, round, task, moves });
    expect(last().parts).toEqual(saved.parts);
  });

  it("refuses what holds no board, and keeps what stands", () => {
    load(files);
    give({ kind: "load", files: [{ name: "note.txt", bytes: new TextEncoder().encode("hello") }] });
    expect(reports("refused")).toHaveLength(1);
    advance("move");
    expect(last().parts).toHaveLength(1);
  });
});
