import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createInterruptMemory, type InterruptMeaning, listenForInterrupts, passOnInterrupt } from "./interrupt.ts";
import { runCommandLine } from "./run-command-line.ts";

const board = join(import.meta.dirname, "../../../examples/mcu-board/mcu-board.kicad_pcb");
const folder = mkdtempSync(join(tmpdir(), "tracewright-interrupt-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("an interrupt", () => {
  it("ends the program while nobody listens, and when it comes a second time", () => {
    const memory = createInterruptMemory();
    const listener = listenForInterrupts(memory);
    expect(passOnInterrupt(memory)).toBeUndefined();
    listener.begin("finish");
    expect([listener.isAsked(), passOnInterrupt(memory), listener.isAsked()]).toEqual([false, "finish", true]);
    expect(passOnInterrupt(memory)).toBeUndefined();
    listener.end();
    expect(passOnInterrupt(memory)).toBeUndefined();
  });

  it("makes a routing write the best it has", async () => {
    const memory = createInterruptMemory();
    const listener = listenForInterrupts(memory);
    const begin = (meaning: InterruptMeaning) => {
      listener.begin(meaning);
      expect(passOnInterrupt(memory)).toBe("finish");
    };
    let printed = "";
    const args = ["route", board, "-o", join(folder, "best.kicad_pcb"), "--strip", "--time", "3600", "--json"];
    const exitCode = await runCommandLine(args, {
      stdout: (text) => {
        printed += text;
      },
      stderr: () => {},
      terminal: false,
      columns: 80,
      interrupt: { ...listener, begin },
    });
    const { status, connected, total, open } = JSON.parse(printed);
    expect([exitCode, status, connected + open.length]).toEqual([1, "partial", total]);
    expect(readdirSync(folder)).toContain("best.kicad_pcb");
  });
});
