import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** docs/decisions/0011-no-scaling-by-pinch.md */
const SCALING = ["meta-viewport", "meta-viewport-large"];

const OPTIONS: axe.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  rules: Object.fromEntries(SCALING.map((rule) => [rule, { enabled: false }])),
  // What passes is only counted: listing every node that does takes as long as all the checks.
  resultTypes: ["violations"],
};

/** What axe finds on the page as it stands, a line each: the rule, what it asks, and the elements that break it. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" ")}`,
    );
  }, OPTIONS);
}
