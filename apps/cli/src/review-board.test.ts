import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runInProcess } from "./testing/run-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "tracewright-review-"));
afterAll(() => rmSync(folder, { recursive: true }));
const blinker = join(import.meta.dirname, "../../../examples/blinker/blinker.kicad_pcb");

/** The example, unrouted, with one track that ends on nothing. */
function withLooseTrack(): string {
  const path = join(folder, "loose.kicad_pcb");
  const text = readFileSync(blinker, "utf8").trimEnd().replace(/\)$/, "");
  writeFileSync(path, `${text}  (segment (start 110 110) (end 112 110) (width 0.25) (layer "F.Cu") (net 1))\n)\n`);
  return path;
}

function write(name: string, document: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(document));
  return path;
}

describe("tracewright review", () => {
  it("gives findings with reason, remedy and place, and what another board does not have", async () => {
    const loose = withLooseTrack();
    const { stdout, exitCode } = await runInProcess("review", loose, "--against", blinker, "--json");
    const { findings, measures, against } = JSON.parse(stdout);
    expect(exitCode).toBe(1);
    expect(measures.length).toBe(2_000_000);
    const found = findings.filter(({ rule }: { rule: string }) => rule === "loose-end");
    expect(found[0]).toMatchObject({
      severity: "warning",
      sentence: expect.stringMatching(/ on F\.Cu ends on nothing\.$/),
      title: "Stub or loose end",
      why: expect.any(String),
      mend: expect.any(String),
      position: { y: 110_000_000 },
    });
    expect(against.measures.length).toBe(0);
    expect(against.added).toEqual(expect.arrayContaining([found[0].key]));
    expect(against.resolved).toEqual([]);
    const text = await runInProcess("review", loose);
    expect(text.stdout).toMatch(/^warning: Stub or loose end \(\d\)$/m);
  });

  it("goes by severities, accepted findings and kinds of nets in files, and refuses what they do not know", async () => {
    const loose = withLooseTrack();
    const { findings } = JSON.parse((await runInProcess("review", loose, "--json")).stdout);
    const settings = write("settings.json", {
      severities: { "no-test-point": "ignore" },
      accepted: Object.fromEntries(findings.map(({ key }: { key: string }) => [key, "left for a wire"])),
    });
    const accepted = await runInProcess("review", loose, "--settings", settings);
    expect([accepted.exitCode, accepted.stdout]).toEqual([0, expect.stringContaining(`Accepted: ${findings.length}`)]);
    const unknown = await runInProcess(
      "review",
      loose,
      "--settings",
      write("other.json", { severities: { gaps: "note" } }),
    );
    expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('The review has no rule "gaps"')]);
    const copy = join(folder, "kinds.kicad_pcb");
    const kinds = write("kinds.json", { "+5V": "plain" });
    await runInProcess("references", loose, "-o", copy, "--net-kinds", kinds);
    expect(readFileSync(copy, "utf8")).toContain("Tracewright nets");
    const wrong = await runInProcess(
      "review",
      loose,
      "--net-kinds",
      write("wrong.json", { "+6V": "supply", "+5V": "big" }),
    );
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('the board has no net "+6V"');
    expect(wrong.stderr).toContain('"+5V" is one of ground, supply');
  });

  it("is done where nothing is found, and refuses what is missing", async () => {
    const review = await runInProcess("review", blinker);
    expect([review.exitCode, review.stdout.split("\n")[0]]).toEqual([0, "No findings."]);
    expect((await runInProcess("review")).exitCode).toBe(2);
  });
});
