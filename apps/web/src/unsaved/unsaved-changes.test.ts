import { expect, it } from "vitest";
import {
  asksBeforeLeaving,
  clearChangesOfPage,
  clearUnsavedChanges,
  hasUnsavedChanges,
  holdUnsavedChanges,
} from "./unsaved-changes.ts";

it("holds while anyone has unsaved changes", () => {
  const releaseFirst = holdUnsavedChanges();
  const releaseSecond = holdUnsavedChanges();
  releaseFirst();
  expect(hasUnsavedChanges()).toBe(true);
  releaseSecond();
  expect(hasUnsavedChanges()).toBe(false);
});

it("lets go of everything when the login expires", () => {
  holdUnsavedChanges();
  clearUnsavedChanges();
  expect(hasUnsavedChanges()).toBe(false);
});

it("keeps what a dialog over the pages holds when a page goes", () => {
  const release = holdUnsavedChanges({ outlivesPage: true });
  expect(clearChangesOfPage()).toBe(false);
  expect(hasUnsavedChanges()).toBe(true);
  holdUnsavedChanges();
  expect(clearChangesOfPage()).toBe(true);
  release();
  expect(hasUnsavedChanges()).toBe(false);
});

it.each([
  ["/home", "/workspace/personal/projects/", true],
  ["/home", "/member/signin/", false],
  ["/home", "/", false],
  ["/home", "/400/", false],
  ["/home", "/404", false],
  ["/home", "/500/", false],
  ["/home", "/member/signup/", true],
  ["/home", "/layout/7", true],
  ["/layout/7", "/home", false],
  ["/home", "/home", false],
])("from %s to %s it asks: %s", (from, to, asks) => {
  expect(asksBeforeLeaving({ from, to })).toBe(asks);
});
