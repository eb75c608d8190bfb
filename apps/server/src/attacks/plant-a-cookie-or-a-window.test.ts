import { expect, test } from "vitest";
import { securityHeaders } from "../http/web-files.ts";
import { readCookie, writeCookie } from "../platform/cookies.ts";

test("with https a cookie that a neighbouring host or an open network planted is not read", () => {
  const planted = "tracewright_session=planted";
  expect(readCookie(planted, "tracewright_session", true)).toBeUndefined();
  expect(readCookie(`${planted}; __Host-tracewright_session=own`, "tracewright_session", true)).toBe("own");
  expect(writeCookie("tracewright_session", "own", { secure: true, seconds: 60 })).toBe(
    "__Host-tracewright_session=own; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure",
  );
});

test("other sites hold no window of ours, embed no answer and are never asked without TLS once it was there", () => {
  const headers = securityHeaders("/", true);
  expect(headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  // Over http it would be ignored, and a later name of the same host would suffer.
  expect(securityHeaders("/", false)).not.toHaveProperty("strict-transport-security");
});
