import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { en } from "../../i18n/en.ts";

const SERVER = join(import.meta.dirname, "../../../../server/src");
const { actions, kinds } = en.admin.log;

test("every act that the log names has words, and no other", () => {
  const files = globSync("modules/**/*.ts", { cwd: SERVER });
  const names = files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), "utf8").matchAll(/\bact\(\s*context,\s*"(\w+)"/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(actions).sort()).toEqual(names.sort());
});

test("every kind of subject has words, and no other", () => {
  const source = readFileSync(join(SERVER, "modules/audit/act.ts"), "utf8");
  const [, union = ""] = /type SubjectKind =([^;]+);/.exec(source) ?? [];
  const names = [...union.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(Object.keys(kinds).sort()).toEqual(names.sort());
});
