import { describe, expect, it } from "vitest";
import { draftOf, draftProblems, fileChange, isSameDraft, type StandingNotice } from "./notice-draft.ts";

const STANDING: StandingNotice = {
  id: "7",
  language: "KO",
  title: "점검",
  content: "일요일 새벽",
  isTop: true,
  isExposed: true,
  attachments: [
    { id: "a", name: "plan.pdf" },
    { id: "b", name: "map.png" },
  ],
};

describe("a notice being written", () => {
  it("begins empty, unpublished and in the language of the screens", () => {
    const draft = draftOf(undefined, "KO");
    expect(draft).toMatchObject({ language: "KO", title: "", isExposed: false, files: [] });
    expect([...draftProblems(draft)]).toEqual(["titleMissing", "contentMissing"]);
  });

  it("begins as the notice that stands, which is no change", () => {
    const draft = draftOf(STANDING, "EN");
    expect(draft).toMatchObject({ language: "KO", title: "점검", isTop: true, isExposed: true });
    expect(isSameDraft(draft, draftOf(STANDING, "EN"))).toBe(true);
    expect(isSameDraft(draft, { ...draft, content: "월요일 새벽" })).toBe(false);
    expect(fileChange(STANDING, draft)).toEqual({ added: [], removed: [] });
  });

  it("takes files along that were uploaded, and takes away those that are gone from the list", () => {
    const draft = draftOf(STANDING, "EN");
    const files = [...draft.files.slice(1), { kind: "new", url: "/media/x", name: "x.pdf" } as const];
    expect(fileChange(STANDING, { ...draft, files })).toEqual({ added: ["/media/x"], removed: ["a"] });
    expect(isSameDraft(draft, { ...draft, files })).toBe(false);
  });
});
