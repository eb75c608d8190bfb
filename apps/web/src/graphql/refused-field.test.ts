import { expect, it } from "vitest";
import { refusedField } from "./refused-field.ts";

it("is the field that the first refusal names, and nothing where it names none", () => {
  const refused = (extensions: Record<string, unknown>) => ({
    message: "",
    graphQLErrors: [{ message: "", extensions }],
  });
  expect(refusedField(refused({ code: 400, field: "name" }))).toBe("name");
  expect(refusedField(refused({ code: 500 }))).toBeUndefined();
  expect(refusedField({ message: "", graphQLErrors: [], networkError: new TypeError("fetch") })).toBeUndefined();
  expect(refusedField(undefined)).toBeUndefined();
});
