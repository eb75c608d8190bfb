import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..");

/** Selectors of a style sheet that scroll, without a position of their own. */
function unpositionedScrollers(css: string): string[] {
  const rules = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = "", body = ""]) => ({ selector: selector.trim(), body }),
  );
  const positioned = new Set(rules.filter(({ body }) => /\bposition:/.test(body)).map(({ selector }) => selector));
  return rules
    .filter(({ body }) => /\boverflow(-[xy])?:[^;]*\bauto\b/.test(body))
    .map(({ selector }) => selector)
    .filter((selector) => !positioned.has(selector));
}

// Text for screen readers is absolute: in a list that scrolls without a position it stretches the whole page instead.
it("whatever scrolls is the containing block of what it holds", () => {
  const sheets = globSync("**/*.css", { cwd: source });
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((name) =>
    unpositionedScrollers(readFileSync(join(source, name), "utf8")).map((selector) => `${name}: ${selector}`),
  );
  expect(found).toEqual([]);
});

it("finds a list that scrolls without a position", () => {
  expect(unpositionedScrollers(".a { overflow: hidden auto; } .b { position: relative; overflow-y: auto; }")).toEqual([
    ".a",
  ]);
});

// Their place is computed: relative, they would stand below the page.
it("menus that scroll stay absolute", () => {
  for (const name of ["header/account-menu.module.css", "workspace/input/controls/action-menu.module.css"])
    expect(readFileSync(join(source, name), "utf8")).toMatch(/\{[^}]*position: absolute;[^}]*overflow-y: auto;/);
});
