import { describe, expect, it } from "vitest";
import { firstChosen, isShown, withChosen } from "./chosen-lines.ts";
import type { UpdateLine } from "./update-line.ts";

const value = (reference: string): UpdateLine => ({
  id: `value:${reference}`,
  kind: "value",
  reference,
  before: "1k",
  after: "2k",
  dependsOn: [],
  isOnRequest: false,
});
const copper: UpdateLine = {
  id: "copper:A and B",
  kind: "copper",
  joined: ["A", "B"],
  tracks: ["t"],
  vias: [],
  dependsOn: ["value:R1"],
  isOnRequest: true,
};
const lines = [value("R1"), value("R2"), copper];

describe("the lines of an update that are ticked", () => {
  it("are all at first but what goes on request only", () => {
    expect([...firstChosen(lines)]).toEqual(["value:R1", "value:R2"]);
  });

  it("take along what they need, and let go of what needs them", () => {
    const taken = withChosen(lines, new Set(), { ids: [copper.id], isChosen: true });
    expect([...taken].sort()).toEqual(["copper:A and B", "value:R1"]);
    expect([...withChosen(lines, taken, { ids: ["value:R1"], isChosen: false })]).toEqual([]);
  });

  it("are shown by their words, and by whether they are ticked", () => {
    const chosen = new Set(["value:R1"]);
    const shown = (filter: Parameters<typeof isShown>[2]) =>
      lines.filter((line) => isShown(line, line.id, filter, chosen)).map(({ id }) => id);
    expect(shown({ words: " r2 ", which: "all" })).toEqual(["value:R2"]);
    expect(shown({ words: "", which: "chosen" })).toEqual(["value:R1"]);
    expect(shown({ words: "", which: "left" })).toEqual(["value:R2", "copper:A and B"]);
  });
});
