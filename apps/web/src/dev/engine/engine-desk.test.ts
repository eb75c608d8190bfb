import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { DeskFile, DeskOrder, DeskReport, StepPicture } from "./desk-protocol.ts";
import { EngineDesk } from "./engine-desk.ts";
import { FIRST_LOOK } from "./first-choices.ts";

const EXAMPLES = join(import.meta.dirname, "../../../../../examples");

function exampleFiles(name: string): { readonly name: string; readonly bytes: Buffer }[] {
  return ["kicad_pcb", "kicad_pro"].map((ending) => ({
    name: `${name}.${ending}`,
    bytes: readFileSync(join(EXAMPLES, name, `${name}.${ending}`)),
  }));
}

describe("the engine's desk", () => {
  let desk: EngineDesk;
  let heard: DeskReport[] = [];
  let waiting: { readonly call: () => void; readonly milliseconds: number }[] = [];
  let clock = 0;

  const give = (order: DeskOrder) => desk.take(order);
  const reports = <Kind extends DeskReport["kind"]>(kind: Kind) =>
    heard.filter((report): report is Extract<DeskReport, { kind: Kind }> => report.kind === kind);
  const pictures = () => reports("picture").map(({ picture }) => picture);
  const last = (): StepPicture => {
    const picture = pictures().at(-1);
    if (!picture) throw new Error("no picture came");
    return picture;
  };
  /** Lets the desk work until it waits for orders; the page sees every picture at once. */
  const settle = (most = 10_000) => {
    for (let i = 0; i < most && waiting.length > 0; i++) {
      waiting.shift()?.call();
      give({ kind: "seen" });
    }
  };
  const load = (files: readonly DeskFile[]) => {
    give({ kind: "load", files });
    give({ kind: "seen" });
  };

  beforeEach(() => {
    heard = [];
    waiting = [];
    clock = 0;
    desk = new EngineDesk({
      report: (report) => heard.push(report),
      later: (call, milliseconds) => waiting.push({ call, milliseconds }),
      now: () => ++clock,
    });
  });

  it("strips a board and shows it at the start", () => {
    load(exampleFiles("blinker"));
    const [loaded] = reports("loaded");
    expect(loaded?.loaded).toMatchObject({ name: "blinker", regression: undefined, start: { tracks: "strip" } });
    expect(loaded?.loaded.board.tracks).toEqual([]);
    expect(last()).toMatchObject({ status: "stands", progress: { connected: 0 }, place: { phase: "negotiate" } });
  });

  it("advances by one net's turn, an epoch and to the end", () => {
    load(exampleFiles("blinker"));
    give({ kind: "advance", unit: "turn" });
    settle();
    expect(last()).toMatchObject({
      status: "stands",
      place: { growths: 1, isBetweenTurns: true, isEpochBoundary: false },
    });
    give({ kind: "advance", unit: "epoch" });
    settle();
    expect(last().place.isEpochBoundary).toBe(true);
    give({ kind: "advance", unit: "end" });
    settle();
    const { status, progress, conflicts, openNets } = last();
    expect(status).toBe("finished");
    expect(progress.connected).toBe(progress.total);
    expect(conflicts).toEqual([]);
    expect(openNets).toEqual([]);
  });

  it("plays unit after unit with a rest between, and stands at a boundary when it is paused", () => {
    load(exampleFiles("blinker"));
    give({ kind: "play", unit: "turn", restMs: 100 });
    settle(4);
    expect(waiting.at(-1)?.milliseconds).toBe(100);
    expect(last().status).toBe("working");
    give({ kind: "pause" });
    settle();
    expect(last()).toMatchObject({ status: "stands", place: { isBetweenTurns: true } });
    const stood = last().place;
    settle();
    expect(last().place).toEqual(stood);
  });

  it("saves a step that opens where it stood", () => {
    load(exampleFiles("usb-sensor"));
    give({ kind: "advance", unit: "epoch" });
    settle();
    for (let i = 0; i < 2; i++) {
      give({ kind: "advance", unit: "turn" });
      settle();
    }
    const stood = last();
    give({ kind: "save", about: "nothing is wrong" });
    const [saved] = reports("saved");
    expect(saved?.fileName).toMatch(/^usb-sensor-\w+-round\d+-net\d+\.json$/);
    load([{ name: "again.json", bytes: new TextEncoder().encode(saved?.text) }]);
    expect(reports("loaded").at(-1)?.loaded).toMatchObject({
      name: "again",
      regression: { about: "nothing is wrong", stands: "step" },
    });
    const { visits, growths, ...place } = stood.place;
    expect(last().place).toMatchObject(place);
    expect(last().copper).toEqual(stood.copper);
    expect(last().progress).toEqual(stood.progress);
  });

  it("begins anew with other choices", () => {
    const segment = '(segment (start 100 100) (end 101 100) (width 0.25) (layer "F.Cu") (net 1))';
    const [board, project] = exampleFiles("blinker").map(({ name, bytes }) => ({ name, text: bytes.toString() }));
    const routed = { name: "blinker.kicad_pcb", text: board?.text.replace(/\)\s*$/, `${segment})`) ?? "" };
    load([routed, project ?? routed].map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) })));
    expect(reports("loaded")[0]?.loaded.board.tracks).toEqual([]);
    give({ kind: "advance", unit: "end" });
    settle();
    give({ kind: "restart", start: { tracks: "keep", pours: "keep", seed: 7 } });
    const { loaded } = reports("loaded").at(-1) ?? {};
    expect(loaded?.start.seed).toBe(7);
    expect(loaded?.board.tracks).toHaveLength(1);
    expect(last()).toMatchObject({ status: "stands", place: { visits: 0 } });
  });

  it("begins anew with options that the board allows, and says which it does not", () => {
    load(exampleFiles("blinker"));
    const start = { tracks: "strip", pours: "remove", seed: 3 } as const;
    const [net] = reports("loaded")[0]?.loaded.site.nets.filter(({ connections }) => connections > 0) ?? [];
    give({ kind: "restart", start, options: { nets: [net?.id] } });
    give({ kind: "seen" });
    expect(reports("loaded").at(-1)?.loaded.options).toEqual({ nets: [net?.id], seed: 3 });
    expect(last().progress.total).toBe(net?.connections);
    give({ kind: "restart", start, options: { nets: ["nobody"] } });
    expect(reports("refused").at(-1)?.problem).toMatch(/nobody/);
  });

  it("shows the plane and the ways in that are asked for, and the node under the pointer", () => {
    load(exampleFiles("blinker"));
    const { site } = reports("loaded")[0]?.loaded ?? {};
    const terminal = site?.terminals.findIndex(({ accesses }) => accesses > 0) ?? -1;
    give({ kind: "look", look: { ...FIRST_LOOK, plane: "field", terminal } });
    const { plane, accesses } = last();
    expect(plane?.values).toHaveLength((site?.grid.width ?? 0) * (site?.grid.height ?? 0));
    expect(accesses).toHaveLength(site?.terminals[terminal]?.accesses ?? -1);
    const { x = 0, y = 0, net } = site?.terminals[terminal] ?? {};
    give({ kind: "probe", x, y });
    expect(reports("probed").at(-1)?.node?.owner).toEqual({ kind: "net", net });
  });

  it("holds pictures back while the page has not seen the last, and then sends only the newest", () => {
    load(exampleFiles("usb-sensor"));
    give({ kind: "play", unit: "turn", restMs: 0 });
    for (let i = 0; i < 30; i++) waiting.shift()?.call();
    expect(pictures()).toHaveLength(2);
    give({ kind: "seen" });
    expect(pictures()).toHaveLength(3);
    expect(last().place.growths).toBeGreaterThan((pictures()[1]?.place.growths ?? 0) + 1);
  });

  it("takes a board that comes from elsewhere", () => {
    load(exampleFiles("blinker"));
    const { board } = reports("loaded")[0]?.loaded ?? {};
    if (!board) throw new Error("nothing was loaded");
    give({ kind: "take", name: "my lamp", board });
    expect(reports("loaded").at(-1)?.loaded).toMatchObject({ name: "my lamp", regression: undefined });
  });

  it("says why files are refused", () => {
    load([{ name: "notes.txt", bytes: new TextEncoder().encode("hello") }]);
    load([{ name: "step.json", bytes: new TextEncoder().encode('{"kind":"tracewright-routing-regression"}') }]);
    expect(reports("refused").map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/notes\.txt/),
      expect.stringMatching(/^step\.json: version undefined/),
    ]);
    expect(reports("loaded")).toEqual([]);
  });
});
