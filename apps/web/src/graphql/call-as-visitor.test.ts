import { afterEach, describe, expect, it, vi } from "vitest";
import { callAsVisitor } from "./call-as-visitor.ts";
import { errorCode, errorSigns } from "./error-signs.ts";
import { isExpiredLogin } from "./expired-login.ts";
import { CheckSessionDocument, SignInDocument } from "./generated/visitor-documents.ts";

/** The server answers this, or the line breaks. */
function answer(response: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const input = { email: "mina@example.com", password: "secret-1A" };

afterEach(() => vi.unstubAllGlobals());

describe("a call of somebody who is not signed in", () => {
  it("names its operation, carries its input and comes from our own pages", async () => {
    const fetch = answer(json({ data: { signIn: { email: input.email } } }));
    expect(await callAsVisitor(SignInDocument, { input })).toEqual({ data: { signIn: { email: input.email } } });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("/graphql");
    expect(init).toMatchObject({ method: "POST", credentials: "include" });
    expect(new Headers(init?.headers).get("x-service")).toBe("CIRCUIT_ARCHITECTURE");
    expect(JSON.parse(String(init?.body))).toEqual({
      operationName: "SignIn",
      query: expect.stringContaining("signIn(input:$input)"),
      variables: { input },
    });
  });

  it("tells a refusal with its code, whatever the status", async () => {
    answer(json({ data: null, errors: [{ message: "no", extensions: { code: 10001 } }] }, { status: 400 }));
    const { error } = await callAsVisitor(SignInDocument, { input });
    expect(errorCode(error)).toBe(10001);
    expect(error?.networkError).toBeUndefined();
  });

  it("shows an expired login by code, by status and by words", async () => {
    for (const response of [
      json({ errors: [{ message: "no", extensions: { code: 1000 } }] }),
      json({ errors: [{ message: "jwt malformed" }] }),
      json({ code: 401, message: "Please log in." }, { status: 401, statusText: "Unauthorized" }),
    ]) {
      answer(response);
      const { error } = await callAsVisitor(CheckSessionDocument, {});
      expect(error && isExpiredLogin(errorSigns(error)), error?.message).toBe(true);
    }
  });

  it("tells a broken line, a page instead of an answer and an empty answer as network errors", async () => {
    for (const [response, words] of [
      [new TypeError("Failed to fetch"), /Failed to fetch/],
      [new DOMException("too slow", "TimeoutError"), /too slow/],
      [new Response("<html>", { status: 502, statusText: "Bad Gateway" }), /^Bad Gateway$/],
      [new Response("<html>"), /JSON/],
      [json({ data: null }), /no data/],
    ] as const) {
      answer(response);
      const { error, data } = await callAsVisitor(CheckSessionDocument, {});
      expect(data).toBeUndefined();
      expect(error?.networkError?.message).toMatch(words);
      expect(error && isExpiredLogin(errorSigns(error))).toBe(false);
    }
  });

  it("keeps the name of a timeout, by which screens tell it from a broken line", async () => {
    answer(new DOMException("too slow", "TimeoutError"));
    const { error } = await callAsVisitor(CheckSessionDocument, {});
    expect(error?.networkError?.name).toBe("TimeoutError");
  });
});
