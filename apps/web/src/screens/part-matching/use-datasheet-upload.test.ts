import { expect, test } from "vitest";
import { refusalOfDatasheet } from "./use-datasheet-upload.ts";

test.each([
  [{ name: "LM358.PDF", size: 314_572_800 }, undefined],
  [{ name: "LM358.pdf", size: 314_572_801 }, "size"],
  [{ name: "LM358.docx", size: 100 }, "format"],
  [{ name: "LM358.pdf", size: 0 }, "empty"],
])("of %j is refused: %s", (file, refusal) => {
  expect(refusalOfDatasheet(file)).toBe(refusal);
});
