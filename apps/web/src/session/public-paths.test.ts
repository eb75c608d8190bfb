import { expect, it } from "vitest";
import { isPublicPath } from "./public-paths.ts";

it.each(["/", "/member/signin/", "/member/signup/", "/member/reset-password/", "/thanks/", "/400/", "/404/", "/500/"])(
  "%s is public",
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

it.each(["/home", "/workspace/personal/projects/", "/layout/4", "/mypage/order/"])("%s needs a session", (path) => {
  expect(isPublicPath(path)).toBe(false);
});
