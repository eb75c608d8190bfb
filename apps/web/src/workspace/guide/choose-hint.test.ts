import { describe, expect, it } from "vitest";
import { chooseHint, type WhatIsGoingOn } from "./choose-hint.ts";

const idle: WhatIsGoingOn = {
  situation: "free",
  tool: "select",
  mayRun: true,
  isReadOnly: false,
  open: 0,
  unplaced: 0,
};

describe("the hints of the workspace", () => {
  it("are about what the hands do", () => {
    expect(chooseHint("GUIDE", idle)?.name).toBe("free");
    expect(chooseHint("GUIDE", { ...idle, situation: "selected" })?.name).toBe("selected");
    expect(chooseHint("GUIDE", { ...idle, situation: "tool", tool: "route" })?.name).toBe("routing");
    expect(chooseHint("GUIDE", { ...idle, situation: "tool", tool: "zone" })?.name).toBe("drawing");
    expect(chooseHint("GUIDE", { ...idle, situation: "tool", tool: "preview" })?.name).toBe("previewing");
  });

  it("say what a run could do while the hand is free, where one may be started", () => {
    const open = { ...idle, open: 13 };
    expect(chooseHint("GUIDE", open)).toMatchObject({ name: "runRouting", count: 13 });
    expect(chooseHint("GUIDE", { ...open, unplaced: 9 })).toMatchObject({ name: "runPlacement", count: 9 });
    expect(chooseHint("GUIDE", { ...open, mayRun: false })?.name).toBe("free");
    expect(chooseHint("GUIDE", { ...open, situation: "tool", tool: "route" })?.name).toBe("routing");
  });

  it("tell nobody to move what may not be changed", () => {
    const older = { ...idle, mayRun: false, isReadOnly: true };
    expect(chooseHint("GUIDE", older)).toBeUndefined();
    expect(chooseHint("GUIDE", { ...older, situation: "selected" })).toBeUndefined();
    expect(chooseHint("GUIDE", { ...older, situation: "tool", tool: "measure" })?.name).toBe("measuring");
  });

  it("are about runs only where that is wanted, and none where none is", () => {
    expect(chooseHint("AI_ONLY", { ...idle, open: 2 })?.name).toBe("runRouting");
    expect(chooseHint("AI_ONLY", { ...idle, situation: "selected", open: 2 })).toBeUndefined();
    expect(chooseHint("AI_ONLY", idle)).toBeUndefined();
    expect(chooseHint("NONE", { ...idle, open: 2 })).toBeUndefined();
  });
});
