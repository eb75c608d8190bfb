import { describe, expect, it } from "vitest";
import { answersOf, type FeedbackDraft, missingFields, NO_FEEDBACK } from "./feedback-draft.ts";

const WHOLE: FeedbackDraft = { ...NO_FEEDBACK, speed: 4, quality: 5, use: 3 };

describe("a feedback being written", () => {
  it("misses its three marks first, and nothing else has to be said", () => {
    expect(missingFields(NO_FEEDBACK)).toEqual(["speed", "quality", "use"]);
    expect(missingFields({ ...WHOLE, quality: undefined })).toEqual(["quality"]);
    expect(missingFields(WHOLE)).toEqual([]);
  });

  it("asks for words where something else is liked", () => {
    const draft: FeedbackDraft = { ...WHOLE, favorites: ["OTHER"], other: "  " };
    expect(missingFields(draft)).toEqual(["other"]);
    expect(missingFields({ ...draft, other: "the curves" })).toEqual([]);
  });

  it("is sent with the mark that belongs to the task, without words that were taken back", () => {
    expect(answersOf("PLACEMENT", { ...WHOLE, favorites: ["TIDY_ROWS"], other: "taken back" })).toEqual({
      speed: 4,
      quality: 5,
      usability: 3,
      favorites: ["TIDY_ROWS"],
      other: "",
    });
    expect(answersOf("ROUTING", { ...WHOLE, favorites: ["OTHER"], other: " the curves " })).toEqual({
      speed: 4,
      quality: 5,
      manufacturability: 3,
      favorites: ["OTHER"],
      other: "the curves",
    });
  });
});
