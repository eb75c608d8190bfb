import { expect, test } from "vitest";
import { resistorBoard } from "../testkit/kicad-files.ts";
import { readImport } from "./read-import.ts";

test("what is said of where parts stand names the file of the board, whatever is handed in before it", () => {
  const { name, bytes } = resistorBoard();
  const inOneAnother = new TextEncoder().encode(new TextDecoder().decode(bytes).replace("106 107.5", "111.5 107.5"));
  const { receipt } = readImport([
    { name: "chain.kicad_pro", bytes: new TextEncoder().encode("{}") },
    { name, bytes: inOneAnother },
  ]);
  const said = receipt.diagnostics.filter(({ catalogue }) => catalogue === 70019);
  expect(said.map(({ file, message }) => [file, message])).toEqual([[name, "The courtyards of R1 and R2 overlap"]]);
});
