import { describe, expect, it } from "vitest";
import { isExpiredClose, isExpiredLogin } from "./expired-login.ts";

const signs = (codes: unknown[], message = "", httpStatus?: number) => ({ codes, message, httpStatus });

describe("an expired login", () => {
  it.each([401, 1000, "UNAUTHORIZED", "TOKEN_EXPIRED"])("is what code %s means", (code) => {
    expect(isExpiredLogin(signs([code]))).toBe(true);
  });

  it("is what HTTP status 401 means, whatever the words", () => {
    expect(isExpiredLogin(signs([], "fine", 401))).toBe(true);
  });

  it.each(["Unauthorized", "invalid token", "session expired", "jwt malformed", "bad signature", "got 401"])(
    "is read from the words of an answer without a code: %s",
    (message) => {
      expect(isExpiredLogin(signs([], message))).toBe(true);
      expect(isExpiredLogin(signs([undefined], message))).toBe(true);
    },
  );

  it.each([400, 404, 409, 500, 1001, 10004, 10005, 10010, 70001, 70015, 70016])(
    "is never what code %i means, though its words say invalid or expired",
    (code) => {
      expect(isExpiredLogin(signs([code], "invalid verification code, expired"))).toBe(false);
    },
  );

  it("is not read into other words", () => {
    expect(isExpiredLogin(signs([], "Failed to fetch"))).toBe(false);
  });

  it("is found among several errors of one answer", () => {
    expect(isExpiredLogin(signs([400, 1000]))).toBe(true);
  });

  it.each([
    [1011, "ask"],
    [4401, true],
    [4403, true],
    [1000, false],
    [1006, false],
    [4499, false],
  ])("closes the socket with %i: %s", (code, expected) => {
    expect(isExpiredClose(code)).toBe(expected);
  });
});
