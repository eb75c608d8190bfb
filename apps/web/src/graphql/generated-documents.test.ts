import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { it } from "vitest";

// A process of its own: inside the test runner the generator would meet two copies of graphql.
it("the committed documents are what schema and operations give now", () => {
  const script = fileURLToPath(new URL("../../scripts/generate-graphql.ts", import.meta.url));
  execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" });
});
