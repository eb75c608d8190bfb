import { expect, it } from "vitest";
import type { CallFailure } from "./call-failure.ts";
import { fullPlace, isServerFault } from "./error-signs.ts";

const answered = (...codes: number[]): CallFailure => ({
  message: "",
  graphQLErrors: codes.map((code) => ({ message: "", extensions: { code } })),
  response: new Response("{}", { status: 200 }),
});

/** What a proxy says in the place of a server that is down: a page, and no GraphQL. */
const page = (status: number): CallFailure => ({
  message: `[Network] ${status}`,
  graphQLErrors: [],
  networkError: new Error(`${status}`),
  response: new Response("<html></html>", { status }),
});

it("a fault of the server is one that it tells, and one that a proxy tells for it", () => {
  expect(isServerFault(answered(500))).toBe(true);
  expect(isServerFault(page(500))).toBe(true);
  expect(isServerFault(page(502))).toBe(true);
});

it("a full disk and a full account are told as such, and are no faults of the server", () => {
  const full = (extensions: Record<string, unknown>): CallFailure => ({
    ...answered(),
    graphQLErrors: [{ message: "full", extensions }],
  });
  const [disk, account] = [full({ code: 500, full: "disk" }), full({ code: 400, storage: {} })];
  expect([disk, account].map(fullPlace)).toEqual(["disk", "account"]);
  expect([disk, account].map(isServerFault)).toEqual([false, false]);
  expect(fullPlace(answered(500))).toBeUndefined();
});

it("a design that the server is still reading, or gave up, is said by the screen that asked, and is no fault of the server", () => {
  const unread = (code: string): CallFailure => ({
    ...answered(),
    graphQLErrors: [{ message: "", extensions: { code: 500, reading: { code, facts: {} } } }],
  });
  expect(["goes-on", "out-of-time", "out-of-memory"].map((code) => isServerFault(unread(code)))).toEqual([
    false,
    false,
    false,
  ]);
});

it("refusals, a server that is busy and a network that is away are no faults of the server", () => {
  expect(isServerFault(answered(70006))).toBe(false);
  expect(isServerFault(page(503))).toBe(false);
  expect(isServerFault(page(401))).toBe(false);
  expect(isServerFault({ message: "", graphQLErrors: [], networkError: new TypeError("fetch") })).toBe(false);
});
