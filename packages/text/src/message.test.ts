import { expect, test } from "vitest";
import { render } from "./message.ts";

const EN = { left: "{{file}} was left out: {{why}}.", large: "it has {{size}} MB" } as const;
const KO: typeof EN | Record<keyof typeof EN, string> = { left: "{{why}} {{file}} 제외.", large: "{{size}} MB라" };
const message = { kind: "left", facts: { file: "a.zip", why: { kind: "large", facts: { size: 12 } } } } as const;

test("a message is the sentence of its kind with its values, phrases among them, in each language", () => {
  expect(render(message, EN)).toBe("a.zip was left out: it has 12 MB.");
  expect(render(message, KO)).toBe("12 MB라 a.zip 제외.");
});

test("braces and dollars in a value are text", () => {
  const facts = { file: "{{why}} $& $1", why: "?" };
  expect(render({ kind: "left", facts }, EN)).toBe("{{why}} $& $1 was left out: ?.");
});
