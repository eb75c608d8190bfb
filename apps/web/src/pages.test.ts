import { describe, expect, it } from "vitest";
import { isOpenToAll, isReturnAddress, pageAt } from "./pages.ts";

describe("a page", () => {
  it.each([
    ["/home", "/home"],
    ["/home/", "/home"],
    ["/layout/7?m=2&r=5#U1", "/layout/:id"],
    ["/support/contact/edit/", "/support/contact/edit/:id?"],
    ["/support/contact/edit/7", "/support/contact/edit/:id?"],
    ["/workspace/personal/projects/?sort=NAME", "/workspace/personal/projects"],
  ])("is found at %s", (address, page) => {
    expect(pageAt(address)).toBe(page);
  });

  it.each(["/nope/", "/layout/", "/layout/7/8", "//example.com/home", "/thanksgiving", "/400th", "/member/other", ""])(
    "is not found at %s, which is nobody's way back and asks for no profile",
    (address) => {
      expect(pageAt(address)).toBeUndefined();
      expect(isOpenToAll(address)).toBe(false);
      expect(isReturnAddress(address)).toBe(false);
    },
  );
});

describe("someone without a session", () => {
  it.each([
    "/",
    "/member/signin/",
    "/member/signup/",
    "/member/reset-password/",
    "/member/terms/",
    "/terms",
    "/privacy/",
    "/thanks/",
    "/shared/?token=abc",
    "/400/",
    "/404/",
    "/500/",
  ])("may see %s, which is no place to come back to", (address) => {
    expect(isOpenToAll(address)).toBe(true);
    expect(isReturnAddress(address)).toBe(false);
  });

  it.each(["/home", "/workspace/personal/projects/", "/layout/4", "/mypage/order/", "/estimate/success/"])(
    "comes back to %s after signing in",
    (address) => {
      expect(isOpenToAll(address)).toBe(false);
      expect(isReturnAddress(address)).toBe(true);
    },
  );

  it("may open an invitation, and comes back to it after signing in", () => {
    const address = "/workspace/team/invitation/?token=abc";
    expect(isOpenToAll(address)).toBe(true);
    expect(isReturnAddress(address)).toBe(true);
  });
});
