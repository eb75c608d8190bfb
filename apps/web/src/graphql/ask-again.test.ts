import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain } from "./ask-again.ts";
import type { CallFailure } from "./call-failure.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Answer {
  readonly data?: string;
  readonly error?: CallFailure;
}

const refused = (code: number): Answer => ({
  error: { message: "no", graphQLErrors: [{ message: "no", extensions: { code } }] },
});
const CUT: Answer = { error: { message: "cut", graphQLErrors: [], networkError: new Error("cut") } };
const GOOD: Answer = { data: "good" };

/** What comes of answers in this order, and how many of them were asked for. */
async function ask(answers: readonly Answer[], isWanted: (asked: number) => boolean = () => true) {
  let asked = 0;
  const asking = askAgain(
    async () => answers[asked++] ?? GOOD,
    () => isWanted(asked),
  );
  await vi.runAllTimersAsync();
  return { answer: await asking, asked };
}

test("a call that was cut and a fault of the server are asked again, up to three times", async () => {
  expect(await ask([CUT, refused(500), GOOD])).toEqual({ answer: GOOD, asked: 3 });
  expect(await ask([CUT, CUT, CUT, GOOD])).toEqual({ answer: CUT, asked: 3 });
});

test("a refusal is an answer", async () => {
  expect(await ask([refused(70006), GOOD])).toEqual({ answer: refused(70006), asked: 1 });
});

test("what nobody wants any more is neither told nor asked again", async () => {
  expect(await ask([CUT, GOOD], () => false)).toEqual({ answer: undefined, asked: 1 });
  expect(await ask([CUT, CUT, GOOD], (asked) => asked < 2)).toEqual({ answer: undefined, asked: 2 });
});
