import { type Board, type Circuit, emptyBoard, itemId, netId, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { type KeyedFinding, LiveChecker } from "@tracewright/checks";
import { fromMm } from "@tracewright/geometry";
import { beforeEach, describe, expect, it } from "vitest";
import { type ChecksQuestion, LiveChecks } from "./live-checks.ts";

const track = (id: string, net: string, y: number): Track =>
  aTrack({
    id: itemId(id),
    start: { x: 0, y: fromMm(y) },
    end: { x: fromMm(10), y: fromMm(y) },
    width: fromMm(0.2),
    net: netId(net),
  });
const boardWith = (...tracks: Track[]): Board => ({
  ...FIRST,
  tracks,
});
const FIRST: Board = { ...emptyBoard(), nets: ["A", "B"].map((name) => ({ id: netId(name), name })) };
const NEAR = boardWith(track("a", "A", 1), track("b", "B", 1.25));
const CIRCUIT: Circuit = { schemaVersion: 1, title: "", components: [], nets: [], sheets: [], librarySymbols: {} };
const NONE = { total: 0, connected: 0 };
const PARITY: KeyedFinding = {
  key: -1,
  finding: { rule: "extra_footprint", severity: "warning", message: "", items: [], nets: [], position: { x: 0, y: 0 } },
};
const APART: Board = { ...NEAR, tracks: [NEAR.tracks[0]!, track("b", "B", 5)] };

describe("the live checks of a board", () => {
  let asked: ChecksQuestion[] = [];
  let checks: LiveChecks;
  let checker: LiveChecker | undefined;
  let circuits: (Circuit | undefined)[] = [];
  const rules = () => checks.state.findings?.map(({ finding }) => finding.rule);

  beforeEach(() => {
    asked = [];
    checker = undefined;
    circuits = [];
    checks = new LiveChecks((question) => asked.push(question));
  });

  /** As the thread answers the oldest question. */
  function answer(): void {
    const question = asked.shift();
    if (!question) throw new Error("nothing was asked");
    if ("board" in question) {
      checker = new LiveChecker(question.board);
      checks.receive(checker.all);
    } else if ("circuit" in question) {
      circuits.push(question.circuit);
      checks.receive({ gone: [], come: question.circuit ? [PARITY] : [], connections: NONE });
    } else checks.receive(checker?.apply(question.edit));
  }

  it("send a board once, then what has changed of it", () => {
    checks.show(NEAR);
    expect(checks.state).toMatchObject({ status: "checking", findings: undefined });
    answer();
    expect(rules()).toContain("clearance");
    checks.show(APART);
    expect(asked[0]).toMatchObject({ edit: { lists: [{ list: "tracks", updated: [{ after: { id: "b" } }] }] } });
    answer();
    expect(rules()).not.toContain("clearance");
    expect(checks.state.status).toBe("ready");
  });

  it("do not call the end of a track loose while it is being drawn, but say so of what has been laid down", () => {
    const drawn = track("drawn", "A", 9);
    const edit = { lists: [{ list: "tracks" as const, added: [drawn], removed: [], updated: [] }], settings: [] };
    const loose = () =>
      checks.state.findings
        ?.filter(({ finding }) => finding.rule === "track_dangling")
        .flatMap((one) => one.finding.items);
    checks.show(APART);
    answer();
    expect(new Set(loose())).toEqual(new Set(["a", "b"]));
    checks.show(APART, edit, { drawn: [drawn.id] });
    answer();
    expect(new Set(loose())).toEqual(new Set(["a", "b"]));
    const laid = { ...drawn, id: itemId("laid") };
    checks.show({ ...APART, tracks: [...APART.tracks, laid] });
    answer();
    expect(new Set(loose())).toEqual(new Set(["a", "b", "laid"]));
  });

  it("judge what a tool is about to do, and the board again when it is let go", () => {
    checks.show(APART);
    answer();
    const [before, after] = [APART.tracks[1]!, NEAR.tracks[1]!];
    checks.show(APART, {
      lists: [{ list: "tracks", added: [], removed: [], updated: [{ before, after }] }],
      settings: [],
    });
    answer();
    expect(rules()).toContain("clearance");
    checks.show(APART);
    answer();
    expect(rules()).not.toContain("clearance");
  });

  it("ask one question at a time, and of those that came meanwhile only the newest", () => {
    checks.show(NEAR);
    checks.show(boardWith());
    checks.show(APART);
    expect(asked).toHaveLength(1);
    answer();
    expect(asked).toHaveLength(1);
    expect(checks.state.status).toBe("checking");
    answer();
    expect(asked).toHaveLength(0);
    expect(rules()).not.toContain("clearance");
  });

  it("send the schematic once the board is there, and again only where it is another", () => {
    checks.compareWith(CIRCUIT);
    expect(asked).toEqual([]);
    checks.show(NEAR);
    checks.show(APART);
    for (let left = 3; left > 0; left -= 1) answer();
    expect([asked, circuits, checks.state.status]).toEqual([[], [CIRCUIT], "ready"]);
    expect(rules()).toContain("extra_footprint");
    checks.show(NEAR);
    answer();
    expect(asked).toEqual([]);
    checks.compareWith(undefined);
    answer();
    expect([asked, circuits]).toEqual([[], [CIRCUIT, undefined]]);
  });

  it("forget the finding that is looked at once it is gone", () => {
    checks.show(NEAR);
    answer();
    const found = checks.state.findings?.find(({ finding }) => finding.rule === "clearance");
    checks.choose(found?.key);
    expect(checks.state.chosen).toBe(found?.key);
    checks.show(APART);
    answer();
    expect(checks.state.chosen).toBeUndefined();
  });

  it("say that they failed, and begin with the whole board again", () => {
    checks.show(NEAR);
    asked.shift();
    checks.receive(undefined);
    expect(checks.state.status).toBe("failed");
    checks.retry();
    expect(asked).toEqual([{ board: NEAR }]);
    answer();
    expect(checks.state.status).toBe("ready");
  });
});
