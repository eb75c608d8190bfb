import { expect, test } from "vitest";
import { inEnglish, listed, phrase, worded } from "./remark-words.ts";

test("a remark is a sentence, and the same as data", () => {
  const remark = worded("pin-on-other-net", {
    reference: "U1",
    pin: 3,
    circuitNet: "GND",
    boardNet: phrase("no-net", {}),
  });
  expect(remark.message).toBe("U1 pin 3 is on GND in the schematic and on no net on the board.");
  expect(JSON.parse(JSON.stringify(remark.words))).toEqual(remark.words);
  expect(inEnglish(remark.words)).toBe(remark.message);
});

test("what a file calls its things is put in as it is, whatever it looks like", () => {
  const { message } = worded("part-not-on-board", { reference: "{{value}}$&", value: "$t(no-net) <b>" });
  expect(message).toBe("{{value}}$& ($t(no-net) <b>) is in the schematic but not on the board.");
});

test("of many names the first are told and how many more there are", () => {
  expect(listed(["a", "b", "c"], 3)).toBe("a, b, c");
  expect(listed(["a", "b", "c", "d", "e"], 3)).toBe("a, b, c, … (+2)");
});
