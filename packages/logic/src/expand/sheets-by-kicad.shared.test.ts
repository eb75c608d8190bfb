import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { writeKicadFiles } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { PRODUCTS } from "../testing/products.ts";
import { expandCircuit } from "./expand-circuit.ts";

const ORACLE = join(import.meta.dirname, "../../../checks/oracle/erc_report.py");
const TOOLS = ["eeschema", "openbox", "xdotool", "xvfb-run"].map((name) => `/usr/bin/${name}`);
const hasKicad = TOOLS.every((tool) => existsSync(tool));

/**
 * Warnings that leave a schematic as it is: its libraries are not installed beside it; pins that must stay open bear a mark
 * as well; open ports of the root sheet are marked at their wire; a pin that sets an address is tied to a supply.
 */
const HARMLESS = ["lib_symbol_issues", "no_connect_connected", "no_connect_dangling", "pin_to_pin"];

const products = Object.entries(PRODUCTS).map(([name, make], index) => ({
  name,
  make,
  // Where the search for a free one begins: two that begin at a time would find the same.
  screen: 200 + 10 * index,
}));

/** KiCad's rules on the sheets of a product, as rule and severity. */
async function judge(
  files: ReturnType<typeof writeKicadFiles>["files"],
  screen: number,
): Promise<readonly (readonly [rule: string, severity: string])[]> {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-sheets-"));
  try {
    for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
    const report = join(folder, "product.rpt");
    const sheet = join(folder, "product.kicad_sch");
    const options = ["-a", "-n", `${screen}`, "-s", "-screen 0 1400x1000x24"];
    await promisify(execFile)("xvfb-run", [...options, "/usr/bin/python3", ORACLE, sheet, report]);
    const entries = readFileSync(report, "utf8").matchAll(/^\[(\w+)\].*\n +; Severity: (\w+)/gm);
    return [...entries].map(([, rule = "", severity = ""]) => [rule, severity] as const);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// The editor is operated by a person's pace: it is waited for, not computed.
describe.skipIf(!hasKicad).concurrent("the sheets of products of nothing but blocks", () => {
  it.each(products)("$name: KiCad finds no electrical error", async ({ name, make, screen }) => {
    const { logic, book } = make();
    const { files, lost } = writeKicadFiles({ circuit: expandCircuit(logic, book, name) }, "product");
    expect(lost).toEqual([]);
    const found = await judge(files, screen);
    // A report without any entry would be one of no schematic.
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, severity]) => severity !== "warning")).toEqual([]);
    expect([...new Set(found.map(([rule]) => rule))].filter((rule) => !HARMLESS.includes(rule))).toEqual([]);
  });
});
