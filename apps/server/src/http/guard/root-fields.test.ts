import { expect, test } from "vitest";
import { getOperationAST, parse } from "../../wire/graphql.ts";
import { rootFieldsOf } from "./root-fields.ts";

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
