import { type Board, findUnobeyed, parseRuleFile } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { checkBoard } from "../check-board.ts";
import { LiveChecker } from "../live/live-checker.ts";
import { at, boardWith, drawing, footprint, throughPad, track, via, zone } from "../testing/board-builder.ts";

const MM = 1_000_000;
/** Two dots of copper 4 mm apart, and a wall of air between them that is 6 mm high and 1 mm wide. */
const vias = [via("hv", "HV", 10, 10), via("lv", "GND", 14, 10)];
const slot = drawing("slot", "Edge.Cuts", { kind: "rect", start: at(11.5, 7), end: at(12.5, 13) });
const RADIUS = 0.3;
/** Over the two upper corners of the slot. */
const ROUND = 2 * (Math.hypot(1.5, 3) - RADIUS) + 1;

function board({ graphics = [], ...parts }: Partial<Board>, rule: string, rules: Partial<Board["rules"]> = {}): Board {
  const made = boardWith({ vias, ...parts });
  return {
    ...made,
    graphics: [...made.graphics, ...graphics],
    rules: { ...made.rules, ...rules, customRules: `(version 1) (rule "mains" ${rule})` },
  };
}

const ASKED = `(condition "A.NetName == 'HV' && B.NetName == 'GND'") (constraint creepage (min 8mm))`;
const found = (made: Board) => checkBoard(made).findings.filter(({ rule }) => rule === "creepage");

describe("creepage", () => {
  it("is the straight way where nothing is between, on every layer", () => {
    const findings = found(board({}, ASKED));
    expect(findings.map(({ layer, actual }) => [layer, actual])).toEqual([
      ["F.Cu", (4 - 2 * RADIUS) * MM],
      ["B.Cu", (4 - 2 * RADIUS) * MM],
    ]);
    expect(findings[0]).toMatchObject({
      items: ["hv", "lv"],
      position: at(12, 10),
      required: 8 * MM,
      severity: "error",
    });
    expect(findings[0]?.message).toContain('rule "mains"');
    expect(found(board({}, `(layer outer) ${ASKED.replace("8mm", "3.4mm")}`))).toEqual([]);
  });

  it("goes round a slot, and tells the path", () => {
    const [finding] = found(board({ graphics: [slot] }, ASKED));
    expect(finding?.actual).toBe(Math.round(ROUND * MM));
    expect(finding?.path).toHaveLength(4);
    expect(finding?.path?.slice(1, 3)).toEqual(
      expect.arrayContaining([{ x: expect.closeTo(11.5 * MM), y: expect.any(Number) }]),
    );
    expect(found(board({ graphics: [slot] }, ASKED.replace("8mm", "7.1mm")))).toEqual([]);
  });

  it("crosses a groove that is narrower than the project says", () => {
    const crossed = board({ graphics: [slot] }, ASKED, { minGrooveWidth: 1.1 * MM });
    expect(found(crossed)[0]?.actual).toBe((4 - 2 * RADIUS) * MM);
    const round = board({ graphics: [slot] }, ASKED, { minGrooveWidth: MM });
    expect(found(round)[0]?.actual).toBe(Math.round(ROUND * MM));
  });

  it("goes round an unplated hole, and not round a plated one", () => {
    const hole = { drill: { kind: "round" as const, size: { width: 2 * MM, height: 2 * MM } } };
    const part = (kind: "npth" | "through-hole") =>
      footprint("H1", 12, 10, [throughPad("hole", undefined, 0, 0, { ...hole, kind, layers: [] })]);
    const lengths = (kind: "npth" | "through-hole") =>
      found(board({ footprints: [part(kind)] }, ASKED)).map(({ actual }) => (actual ?? 0) / MM);
    // Two tangents from the middle of a via to the hole, and the arc between them.
    const angle = Math.acos(1 / 2);
    const tangents = 2 * (Math.sqrt(4 - 1) - RADIUS);
    for (const length of lengths("npth")) expect(length).toBeCloseTo(tangents + Math.PI - 2 * angle, 2);
    expect(lengths("through-hole")[0]).toBeCloseTo(4 - 2 * RADIUS, 6);
  });

  it("is measured from tracks and poured copper", () => {
    const pour = zone("pour", "GND", [13, 5, 20, 15], {
      fills: [{ layer: "F.Cu", polygons: [{ outer: [at(13, 5), at(20, 5), at(20, 15), at(13, 15)], holes: [] }] }],
    });
    const tracks = [track("t", "HV", [8, 6], [10, 6])];
    const [finding] = found(board({ vias: [], tracks, zones: [pour] }, ASKED));
    expect(finding).toMatchObject({ items: ["t", "pour"], layer: "F.Cu", actual: (3 - 0.1) * MM });
  });

  it("is not claimed to be obeyed under a condition about single items", () => {
    const taken = board({}, `(condition "A.Type == 'Pad'") (constraint creepage (min 8mm))`);
    expect(found(taken)).toEqual([]);
    const why = (condition: string) => {
      const file = parseRuleFile(
        `(version 1) (rule "mains" (condition "${condition}") (constraint creepage (min 8mm)))`,
      );
      return findUnobeyed(file, taken.rules).map(({ why }) => why.kind);
    };
    expect(why("A.Type == 'Pad'")).toEqual(["custom-rules-creepage-condition"]);
    expect(why("A.insideArea('mains')")).toEqual(["custom-rules-creepage-condition"]);
    expect(why("A.hasNetclass('HV') && !B.hasNetclass('HV') && L == 'F.Cu'")).toEqual([]);
  });

  it("is found alike by the live check", () => {
    const made = board({ graphics: [slot] }, ASKED);
    const live = new LiveChecker(made).result.findings.filter(({ rule }) => rule === "creepage");
    expect(live).toEqual(found(made));
  });
});
