import { expect, test } from "vitest";
import { getOperationAST, parse } from "../../wire/graphql.ts";
import { countRootFields, rootFieldsOf } from "./root-fields.ts";

test.each([
  ["{ profile { name } }", ["profile"]],
  ["{ innocent: secret { id } }", ["secret"]],
  ["{ ... { secret { id } } ... on Query { other } }", ["secret", "other"]],
  ["query { ...a } fragment a on Query { ...b open } fragment b on Query { ...a secret { id } }", ["secret", "open"]],
  ["mutation { signIn { email } signIn { email } }", ["signIn"]],
])("%s asks for %s", (text, fields) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("the text holds one operation");
  expect(rootFieldsOf(document, operation)).toEqual(fields);
});

const doubling = Array.from({ length: 40 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(
  " ",
);

test.each([
  ["{ profile { name } }", 1],
  ["{ a: profile { name } b: profile { name } }", 2],
  ["query { ...a b: open ...a } fragment a on Query { ... { secret { id } } open }", 3],
  ["{ a: edaProjectLayoutV2 { name } b: edaProjectLogic { name } c: profile { name } }", 11],
  [`query { ...f0 } ${doubling} fragment f40 on Query { open }`, 1],
])("%.60s is counted as %i fields", (text, count) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("the text holds one operation");
  expect(countRootFields(document, operation)).toBe(count);
});
