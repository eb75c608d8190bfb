import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { lowPassSchematic, resistorBoard } from "../../testkit/kicad-files.ts";
import type { BlockSourceFile, MakeBlockAnswer } from "../messages/block-messages.ts";
import { makeBlock } from "./make-block.ts";

const ENTERED = { ports: null, parameters: null, materials: null, certificationTypes: [], parameterTags: [] };

/** Two resistors, N1 to N2 to N3, 6 mm apart. */
const BOARD = Buffer.from(resistorBoard({ resistors: 2 }).bytes).toString();

function blockOf(text: string, kind: BlockSourceFile["kind"] = "FOOTPRINT_KICAD"): MakeBlockAnswer {
  const name = kind === "FOOTPRINT_KICAD" ? "chain.kicad_pcb" : "chain.kicad_sch";
  return makeBlock({
    kind: "make",
    title: "Chain",
    files: [{ name, kind, bytes: Buffer.from(text) }],
    content: ENTERED,
    libraries: { dataDir: "", kicadLibraries: "" },
  });
}

const withTrack = (...points: readonly string[]) =>
  BOARD.replace(
    /\)\s*$/,
    `${points
      .slice(1)
      .map(
        (end, index) =>
          `(segment (start ${points[index]}) (end ${end}) (width 0.2) (layer "F.Cu") (net 1) (tstamp 0000000${index}-0000-4000-8000-000000000000))`,
      )
      .join("\n")})`,
  );

const ofLayout = ({ reasons }: MakeBlockAnswer) => reasons.filter(({ kind }) => kind.startsWith("LAYOUT_"));

test("courtyards that overlap where the owner of a layout drew them so are said, and the block is made", () => {
  const overlapping = BOARD.replace("(at 112 107.5)", "(at 108.5 107.5)");
  expect(overlapping).not.toBe(BOARD);
  const answer = blockOf(overlapping);
  expect(ofLayout(answer)).toEqual([
    { kind: "LAYOUT_KEPT", severity: "warning", facts: { count: 1, rule: "courtyards_overlap" } },
  ]);
  expect(answer.made).not.toBeNull();
});

test("a gap below the rule of the file stays as drawn, and counts among the block's own rules", () => {
  const answer = blockOf(withTrack("105.0875 107.5", "105.0875 108.4", "107.5 108.4"));
  expect(ofLayout(answer)).toMatchObject([{ kind: "LAYOUT_KEPT", facts: { count: 1, rule: "clearance" } }]);
  const { layout } = JSON.parse(gunzipSync(answer.made!.document.gzip).toString());
  expect(layout.rules.minClearance).toBe(100_000);
});

test("a track on a pad of another net is a short circuit, and refused", () => {
  const answer = blockOf(withTrack("103 107.5", "108 107.5"));
  expect(answer.made).toBeNull();
  expect(ofLayout(answer)).toMatchObject([{ kind: "LAYOUT_DRC", severity: "error" }]);
});

test("a sheet without hierarchical labels has its ports at the labels by which it is joined, and the supplies", () => {
  const text = Buffer.from(lowPassSchematic().bytes).toString();
  expect(text).toContain("(hierarchical_label");
  const keys = (sheet: string) => blockOf(sheet, "SCHEMATIC_KICAD").made?.resolved.ports.map(({ key }) => key);
  const drawn = keys(text);
  expect(drawn).toEqual(["IN", "OUT", "GND"]);
  const local = text.replaceAll(/\(hierarchical_label ("[^"]*") \(shape \w+\)/g, "(label $1");
  expect(local).not.toBe(text);
  expect(keys(local)?.toSorted()).toEqual(drawn?.toSorted());
});
