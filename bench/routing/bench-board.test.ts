import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { benchBoard, describeFailure } from "./bench-board.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-board-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function route(program: string, nodeOptions: readonly string[] = []) {
  const path = join(folder, "router.mjs");
  writeFileSync(path, program);
  const board = {
    name: "a board",
    suite: "bench",
    path: "nowhere.kicad_pcb",
    human: { vias: 1, lengthMm: 2 },
  } as const;
  return benchBoard(board, { variant: "T", seconds: 1, program: path, nodeOptions, workers: 1, router: "test" });
}

describe("a board whose router fails", () => {
  test("is a row that says why, without the places of this machine", async () => {
    const row = await route(`throw new TypeError("no way in ${folder}/deep/file.ts")`);
    expect(row).toMatchObject({ board: "a board", human: { vias: 1 } });
    expect(row.failure).toBe("TypeError: no way in file.ts");
    expect(row.routed).toBeUndefined();
  });

  test("is a row too when the process just dies or answers nonsense", async () => {
    expect((await route("process.abort()")).failure).toBe("the router was ended by SIGABRT");
    expect((await route('console.log("done")')).failure).toMatch(/^SyntaxError/);
  });

  test("was run with the options of Node.js that were asked for", async () => {
    const row = await route("throw new Error(process.execArgv.join())", ["--max-old-space-size=1000"]);
    expect(row.failure).toBe("Error: --max-old-space-size=1000");
  });

  test("is given up when it hangs", () => {
    const killed = Object.assign(new Error("Command failed"), { killed: true });
    expect(describeFailure(killed, 120)).toBe("no result in 300 s");
  });
});
