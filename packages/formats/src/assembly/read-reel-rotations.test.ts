import { expect, it } from "vitest";
import { readReelRotations } from "./read-reel-rotations.ts";

const read = (text: string) => readReelRotations(text, "reels.csv");
const complaints = (text: string) => read(text).diagnostics.map(({ line, message }) => `${line}: ${message}`);

it("the turns of reels are read by part number", () => {
  const { reels, diagnostics } = read("Part number,Rotation\nC7, 270\n\nC8,-90.5\r\nC7,270\n");
  expect(diagnostics).toEqual([]);
  expect([...reels]).toEqual([
    ["C7", { rotation: 270 }],
    ["C8", { rotation: -90.5 }],
  ]);
});

it.each([
  ["C7,90\n", '1: The first line names the two columns, such as "Part number,Rotation".'],
  ["", '1: The first line names the two columns, such as "Part number,Rotation".'],
  ["Part,Rotation\nC7,ninety\n", '2: The rotation of C7 is a number of degrees from -360 to 360; it is "ninety".'],
  ["Part,Rotation\nC7,1e9\n", '2: The rotation of C7 is a number of degrees from -360 to 360; it is "1e9".'],
  ["Part,Rotation\nC7,361\n", '2: The rotation of C7 is a number of degrees from -360 to 360; it is "361".'],
  ["Part,Rotation\nC7\n", "2: A row is a part number and its rotation."],
  ["Part,Rotation\nC7,90\nC7,180\n", "3: C7 has 180° here and 90° further up."],
  ['Part,Rotation\n"C7,90\n', "2: The table cannot be read: a quote is opened here and never closed."],
])("what cannot be meant is told with its line: %j", (text, complaint) => {
  expect(complaints(text)).toEqual([complaint]);
});

it("a table of more parts than any project has is refused", () => {
  const rows = Array.from({ length: 10_001 }, (_, index) => `C${index},0`);
  expect(complaints(`Part,Rotation\n${rows.join("\n")}`)).toEqual([
    "10002: At most 10000 parts are read; these are 10001.",
  ]);
});
