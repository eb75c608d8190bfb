import { describe, expect, test } from "vitest";
import { errorLines } from "./error-lines.mjs";

describe("the lines that say why a program failed", () => {
  test("are those of a compiler that name a place", () => {
    const output = [
      "packages/board/src/net.ts(4,7): error TS2322: Type 'string' is not assignable to type 'number'.",
      "  some more about it",
      "\u001b[96mapps/cli/src/main.ts\u001b[0m:\u001b[93m3\u001b[0m:\u001b[93m1\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m TS2304: \u001b[0mCannot find name 'run'.",
      "Found 2 errors.",
    ].join("\n");
    expect(errorLines(output)).toEqual([
      "packages/board/src/net.ts(4,7): error TS2322: Type 'string' is not assignable to type 'number'.",
      "apps/cli/src/main.ts:3:1 - error TS2304: Cannot find name 'run'.",
    ]);
  });

  test("are those of a linter and a formatter that name a place", () => {
    const output = [
      "packages/board/src/net.ts:4:7 lint/suspicious/noExplicitAny ━━━━━━━━━━",
      "  × Unexpected any. Specify a different type.",
      "scripts/test.mjs format ━━━━━━━━━━━━━━━━━━━",
      "Checked 1700 files in 2s. No fixes applied.",
    ].join("\n");
    expect(errorLines(output)).toEqual([
      "packages/board/src/net.ts:4:7 lint/suspicious/noExplicitAny",
      "scripts/test.mjs format",
    ]);
  });

  test("begin where a runner tells of its death", () => {
    const output = ["✓ a.test.ts (3 tests)", "#", "# Fatal error in , line 0", "# Check failed: jit_page.has_value()."];
    expect(errorLines(output.join("\n"))).toEqual(output.slice(2));
  });

  test("are what a runner caught outside any test", () => {
    const output = [
      "stdout | a.test.ts > Error: told by a test itself",
      "\u001b[31m⎯⎯⎯⎯⎯⎯\u001b[39m\u001b[1m\u001b[41m Unhandled Errors \u001b[49m⎯⎯⎯⎯⎯⎯",
      "Vitest caught 2 unhandled errors during the test run.",
      "⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯",
      "\u001b[31m\u001b[1mError\u001b[22m: the port is taken\u001b[39m",
      " ❯ d.test.ts:2:51",
      "This error originated in d.test.ts test file. It doesn't mean the error was thrown inside the file itself.",
      "⎯⎯⎯⎯⎯⎯ Unhandled Error ⎯⎯⎯⎯⎯⎯⎯",
      "Caused by: Error: Worker exited unexpectedly with signal SIGKILL while running test file c.test.ts",
      " Test Files  3 failed | 1 passed (5)",
    ];
    expect(errorLines(output.join("\n"))).toEqual([
      "Error: the port is taken",
      "This error originated in d.test.ts test file. It doesn't mean the error was thrown inside the file itself.",
      "Caused by: Error: Worker exited unexpectedly with signal SIGKILL while running test file c.test.ts",
    ]);
  });

  test("are the last ones of a program that tells nothing of its end", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    expect(errorLines(`${lines.join("\n")}\n\nvitest was ended by SIGKILL\n`)).toEqual([
      "line 36",
      "line 37",
      "line 38",
      "line 39",
      "vitest was ended by SIGKILL",
    ]);
  });
});
