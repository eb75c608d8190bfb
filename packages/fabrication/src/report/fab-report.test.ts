import { createHash } from "node:crypto";
import { fabRulesFor } from "@tracewright/board";
import { sampleBoard } from "@tracewright/formats/fuzzing";
import { strFromU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { judge } from "../prove/fab-proof.ts";
import { failingTitle } from "../prove/failing-titles.ts";
import { proveFabFiles } from "../prove/prove-fab-files.ts";
import { writeFabFiles } from "../write-fab-files.ts";
import { fabReport, worstOutcome } from "./fab-report.ts";
import { fabReportFiles } from "./fab-report-files.ts";
import { sayReadiness } from "./say-readiness.ts";

const board = sampleBoard();
const createdAt = new Date("2026-01-02T03:04:05Z");
const files = writeFabFiles(board, { preset: "x2", name: "전원", createdAt });
const verdict = {
  state: "ready",
  connected: 12,
  total: 12,
  errors: 0,
  warnings: 0,
  standIns: 0,
  uncheckedRules: [],
} as const;
const head = { project: "전원", createdAt, preset: "x2", verdict, remarks: ["F.SilkS: 漢 has no stroke"] } as const;
const report = fabReport(files, proveFabFiles(board, files, fabRulesFor("jlcpcb", 4)), head);

describe("fabReport", () => {
  it("says of every file its bytes and the sum a person gets of it", () => {
    expect(report.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const [index, { bytes, sha256 }] of report.files.entries()) {
      expect(bytes).toBe(files[index]?.bytes.length);
      expect(sha256).toBe(createHash("sha256").update(files[index]!.bytes).digest("hex"));
    }
  });

  it("says every check with its number, the limit in millimetres, and the rules with source and date", () => {
    expect(report.rules).toMatchObject({ name: "JLCPCB, 4 layers", readOn: "2026-01-16" });
    expect(report.rules?.checks[0]).toMatchObject({
      id: "track",
      problemCount: 0,
      outcome: "passed",
      limitMm: 0.1016,
      places: [],
    });
    expect(report.checks.map(({ id }) => id)).toContain("outline-closed");
    expect(report.outcome).toBe("warning");
    const thin = { ...board, tracks: board.tracks.map((track) => ({ ...track, width: 90_000 })) };
    const written = writeFabFiles(thin, { preset: "x2", name: "b", createdAt });
    const worse = fabReport(written, proveFabFiles(thin, written, fabRulesFor("jlcpcb", 4)), head);
    expect([worse.outcome, worse.rules?.outcome]).toEqual(["failed", "failed"]);
    // A board that keeps its own rules is not ready for a fab that asks more.
    expect(sayReadiness(worse)).toMatch(/^NOT READY: the design rules are kept, but checks of the files failed/);
    expect(worse.rules?.checks[0]?.places?.[0]).toMatchObject({ valueMm: 0.09, layer: "L1", yMm: 9.4 });
  });

  it("is not ready with a connection open or a rule broken, whatever the files pass, and says so first in the PDF", () => {
    expect(report).toMatchObject({ ready: true, board: verdict });
    const proof = proveFabFiles(board, files, fabRulesFor("jlcpcb", 4));
    const open = { ...verdict, state: "unconnected", connected: 4, total: 51, warnings: 2 } as const;
    const unready = fabReport(files, proof, { ...head, verdict: open });
    expect(unready).toMatchObject({ ready: false, outcome: "failed", board: open });
    expect(fabReport(files, proof, { ...head, verdict: { ...verdict, state: "errors", errors: 1 } }).ready).toBe(false);
    const unchecked = { ...verdict, state: "warnings", uncheckedRules: ["HV"] } as const;
    const partly = fabReport(files, proof, { ...head, verdict: unchecked });
    expect(partly).toMatchObject({ ready: true, outcome: "warning", board: { uncheckedRules: ["HV"] } });
    expect(sayReadiness(partly)).toBe(
      'Ready with warnings: all 12 connections are made, 1 custom rule not checked ("HV").',
    );
    expect(sayReadiness(unready)).toBe("NOT READY: 47 of 51 connections open, 2 warnings.");
  });

  it("has what a review found in the JSON and the PDF, and stays ready", () => {
    const review = [
      {
        rule: "loose-end",
        title: "Stub or loose end",
        severity: "error",
        why: "It radiates.",
        mend: "Delete it.",
        source: "KiCad",
        count: 7,
        findings: [{ sentence: "A track of S on F.Cu ends on nothing.", xMm: 1, yMm: 2 }],
        accepted: [{ sentence: "A track of T on F.Cu ends on nothing.", note: "Left for a wire" }],
      },
    ] as const;
    const proof = proveFabFiles(board, files, fabRulesFor("jlcpcb", 4));
    const reviewed = fabReport(files, proof, { ...head, review });
    expect([reviewed.ready, reviewed.outcome]).toEqual([report.ready, report.outcome]);
    const [json, pdf] = fabReportFiles(reviewed);
    expect(JSON.parse(strFromU8(json!.bytes)).review).toEqual(review);
    expect(pdf!.bytes.length).toBeGreaterThan(fabReportFiles(report)[1]!.bytes.length);
  });

  it("says of a failing check what is wrong, never its claim", () => {
    const judged = (problems: readonly string[]) => judge("nets-whole", "All nets are connected", "", problems).title;
    expect([judged([]), judged(["A"]), judged(["A", "B", "C"])]).toEqual([
      "All nets are connected",
      "1 net is not connected",
      "3 nets are not connected",
    ]);
    const failing = report.checks.concat(report.rules?.checks ?? []).map(({ id }) => failingTitle(id, 2));
    expect(failing).not.toContain(undefined);
  });

  it("comes as JSON for programs and as a PDF for people, the same bytes every time", () => {
    const [json, pdf] = fabReportFiles(report);
    expect(JSON.parse(strFromU8(json!.bytes))).toEqual(report);
    expect(strFromU8(pdf!.bytes.subarray(0, 8))).toBe("%PDF-1.7");
    expect(fabReportFiles(report)).toEqual([json, pdf]);
  });

  it("is as good as its worst check", () => {
    expect(worstOutcome([])).toBe("passed");
    expect(worstOutcome([{ outcome: "passed" }, { outcome: "warning" }])).toBe("warning");
    expect(worstOutcome([{ outcome: "failed" }, { outcome: "warning" }])).toBe("failed");
  });
});
