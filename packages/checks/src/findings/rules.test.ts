import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CHECKED_RULES, RULES_NOT_CHECKED } from "./rules.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/algorithms/design-rules.md"), "utf8");

it("every rule is either checked or said not to be, and the documentation says which", () => {
  const [checked, notChecked = ""] = page.split("Not checked, though KiCad 10 does");
  const listed = notChecked.split("**Severities**")[0] ?? "";
  expect(CHECKED_RULES.filter((rule) => !checked?.includes(`\`${rule}\``))).toEqual([]);
  expect(RULES_NOT_CHECKED.filter((rule) => !listed.includes(`\`${rule}\``))).toEqual([]);
  expect(RULES_NOT_CHECKED.filter((rule) => (CHECKED_RULES as readonly string[]).includes(rule))).toEqual([]);
});
