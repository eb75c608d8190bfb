import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { schema } from "../../schema.ts";
import { getOperationAST, parse } from "../../wire/graphql.ts";
import { countAnswerFields } from "./answer-fields.ts";
import { FIELDS_A_CALL, MAX_ANSWER_FIELDS } from "./guard-operations.ts";

function count(text: string, values: Record<string, unknown> = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("the text holds one operation");
  return countAnswerFields(schema, document, operation, values);
}

const LIST = "edaProjectConnectionV2";

test.each([
  ["{ profile { name userId } }", 3],
  [`{ ${LIST}(input: { page: 1, size: 50 }) { nodes { id name } totalCount } }`, 1 + 50 * 3 + 1],
  [`{ a: ${LIST}(input: { size: 50 }) { nodes { id } } b: ${LIST}(input: { size: 50 }) { nodes { id } } }`, 202],
  [`{ ${LIST}(input: {}) { nodes { id } } }`, 21],
  [`{ ${LIST}(input: { size: -5 }) { nodes { id } } }`, 3],
  [
    `{ ${LIST}(input: { size: 50 }) { ...c } } fragment c on EdaProjectConnectionV2 { nodes { ...p } ...d } fragment d on EdaProjectConnectionV2 { nodes { ...p } } fragment p on EdaProjectV2 { id run { id } }`,
    1 + 2 * 50 * 4,
  ],
])("%.80s asks for %i fields", (text, fields) => {
  expect(count(text)).toBe(fields);
});

test("a page's size counts wherever it stands: in a variable, within one, or as its default", () => {
  const list = (input: string) => `${LIST}(input: ${input}) { nodes { id } }`;
  const fields = 1 + 80 * 2;
  expect(count(`query ($input: EdaProjectConnectionV2Input!) { ${list("$input")} }`, { input: { size: 80 } })).toBe(
    fields,
  );
  expect(count(`query ($size: Int) { ${list("{ size: $size }")} }`, { size: 80 })).toBe(fields);
  expect(count(`query ($size: Int = 80) { ${list("{ size: $size }")} }`)).toBe(fields);
});

test("fragments that double forty times are counted at once", () => {
  const doubling = Array.from({ length: 40 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`);
  expect(count(`query { ...f0 } ${doubling.join(" ")} fragment f40 on Query { profile { name } }`)).toBe(2 * 2 ** 40);
});

test("every document of the web application stays far below the limit, at the largest page there is", () => {
  const folder = fileURLToPath(new URL("../../../../web/src/graphql/operations/", import.meta.url));
  const document = parse(
    readdirSync(folder)
      .map((file) => readFileSync(folder + file, "utf8"))
      .join("\n"),
  );
  const countsAt = (size: number) =>
    document.definitions.flatMap((definition) =>
      definition.kind === "OperationDefinition"
        ? [
            {
              name: definition.name?.value,
              fields: countAnswerFields(schema, document, definition, { input: { size } }),
            },
          ]
        : [],
    );
  expect(countsAt(1).length).toBeGreaterThan(80);
  expect(countsAt(100).filter(({ fields }) => fields > MAX_ANSWER_FIELDS / 4)).toEqual([]);
  // As screens ask, ten entries a page.
  expect(countsAt(10).filter(({ fields }) => fields > FIELDS_A_CALL)).toEqual([]);
});
