import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../apps/web/src");
const SHEET = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

/** The types of a style sheet's names know every name, so a rule that is gone leaves its elements bare without a word. */
it("every class that a component names stands in its style sheet", () => {
  const files = globSync("**/*.tsx", { cwd: WEB });
  expect(files.length).toBeGreaterThan(200);
  const missing = files.flatMap((file) => {
    const source = readFileSync(join(WEB, file), "utf8");
    return [...source.matchAll(SHEET)].flatMap(([, name = "", sheet = ""]) => {
      const rules = readFileSync(join(WEB, dirname(file), sheet), "utf8");
      const code = source.replaceAll(/"[^"\n]*"/g, "");
      const named = new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, used = ""]) => used));
      return [...named].filter((used) => !new RegExp(`\\.${used}\\b`).test(rules)).map((used) => `${file}: .${used}`);
    });
  });
  expect(missing).toEqual([]);
});
