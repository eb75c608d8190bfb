import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { en } from "../i18n/en.ts";

const source = join(import.meta.dirname, "..");

/** Texts that say that no rule is broken, and who decides that they may be said: with rules that are not checked they may not. */
const CLEAN_TEXTS: Readonly<Record<string, string>> = {
  "verdict.noViolations": "verdict/use-clean-words.ts",
  "verdict.noNewViolations": "verdict/use-clean-words.ts",
  "candidates.noFindings": "workspace/candidates/candidates-panel.tsx",
  // The server's stage of the board: never CLEAN with rules that are not checked (`stage-of.ts`).
  "stage.CLEAN": "",
  "projects.state.CLEAN": "",
  // Of a schematic, the review, a payment list: not about the board's rules.
  "electrical.clean": "",
  "review.clean": "",
};

/** Said of the rules that are checked, or of the product's own example. */
const SAID_OF_CHECKED = new Set(["verdict.noViolationsOfChecked", "verdict.noNewViolationsOfChecked"]);
const CLAIM =
  /^no (new )?(design rule |electrical rule )?(violations|findings)\b(?! match| here)|^clean$|\bno rules? (is|are) broken\b|\ball rules\b/i;

function textsOf(node: object, path = ""): [string, string][] {
  return Object.entries(node).flatMap(([name, value]): [string, string][] => {
    const own = path ? `${path}.${name}` : name;
    return typeof value === "string" ? [[own, value]] : typeof value === "object" && value ? textsOf(value, own) : [];
  });
}

it("every text that says that no rule is broken is decided by whether all rules are checked", () => {
  const claims = textsOf(en).filter(([name, text]) => CLAIM.test(text) && !SAID_OF_CHECKED.has(name));
  expect(claims.map(([name]) => name).sort()).toEqual(Object.keys(CLEAN_TEXTS).sort());
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter((file) => !/i18n|generated|\.test\./.test(file));
  for (const [name, decider] of Object.entries(CLEAN_TEXTS)) {
    if (decider === "") continue;
    const users = files.filter((file) => readFileSync(join(source, file), "utf8").includes(`"${name}"`));
    expect(users, name).toEqual([decider]);
    expect(readFileSync(join(source, decider), "utf8"), decider).toContain("uncheckedRules");
  }
});
