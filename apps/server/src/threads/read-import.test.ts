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

test("a board without its rules says what its copper keeps, and takes it where that is wanted", () => {
  const { name, bytes } = resistorBoard();
  const track = '(segment (start 103 103) (end 109 103) (width 0.15) (layer "F.Cu") (net 1))';
  const routed = new TextEncoder().encode(new TextDecoder().decode(bytes).replace(/\)\s*$/, `${track})`));
  const files = [{ name, bytes: routed }];
  const widths = (inferred: ReturnType<typeof readImport>["inferredRules"]) =>
    inferred?.filter(({ rule }) => rule.endsWith("rackWidth"));
  const codes = ({ receipt }: ReturnType<typeof readImport>) => receipt.diagnostics.map(({ code }) => code);
  const offered = readImport(files);
  expect(widths(offered.inferredRules)).toEqual([
    { rule: "trackWidth", before: 250_000, after: 150_000, allowed: 0 },
    { rule: "minTrackWidth", before: 200_000, after: 150_000, allowed: 1 },
  ]);
  const accepted = readImport(files, { infersRules: true });
  expect([codes(offered).includes("rules-missing"), codes(accepted).includes("rules-inferred")]).toEqual([true, true]);
  expect(offered.board?.hash).not.toBe(accepted.board?.hash);
  expect(
    readImport([...files, { name: "chain.kicad_pro", bytes: new TextEncoder().encode('{"net_settings": {}}') }])
      .inferredRules,
  ).toBe(null);
});

test("how many connections a board needs, and how many of them are open, is counted as it is read", () => {
  const { name, bytes } = resistorBoard({ resistors: 3 });
  const text = new TextDecoder().decode(bytes);
  const count = (board: string) => readImport([{ name, bytes: new TextEncoder().encode(board) }]).connections;
  const track = '(segment (start 106.9125 107.5) (end 111.0875 107.5) (width 0.25) (layer "F.Cu") (net 2))';
  expect(count(text)).toEqual({ total: 2, open: 2 });
  expect(count(text.replace(/\)\s*$/, `${track})`))).toEqual({ total: 2, open: 1 });
  expect(count("no board")).toBe(null);
});
