import { createHash } from "node:crypto";
import { fabRulesFor } from "@tracewright/board";
import { strFromU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { proveFabFiles } from "../prove/prove-fab-files.ts";
import { sampleBoard } from "../sample-board.ts";
import { writeFabFiles } from "../write-fab-files.ts";
import { fabReport, worstOutcome } from "./fab-report.ts";
import { fabReportFiles } from "./fab-report-files.ts";

const board = sampleBoard();
const createdAt = new Date("2026-01-02T03:04:05Z");
const files = writeFabFiles(board, { preset: "x2", name: "전원", createdAt });
const head = { project: "전원", createdAt, preset: "x2", remarks: ["F.SilkS: 漢 has no stroke"] } as const;
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
    expect(worse.rules?.checks[0]?.places?.[0]).toMatchObject({ valueMm: 0.09, layer: "L1", yMm: 9.4 });
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
