import { toMm } from "@tracewright/geometry";
import type { FrozenBlock } from "./built-in-block.ts";
import { BLOCK_CATEGORIES } from "./definition/block-definition.ts";

const HEAD = `# Built-in circuit blocks

Written by \`npm run blocks:freeze\`. The tests in \`packages/block-library/src/prove\` hold for every block in this list:

| proof | what holds |
|---|---|
| document and sources | the document is valid, every figure names a source and its place (not compared with the document), names are in both languages |
| sheet and ports | the drawn sheet, written as a KiCad file and read again, means the circuit; its hierarchical labels are the ports |
| electrical rules | one driver a net, supplies driven, no input open, no pin forgotten |
| design rules | alone on a board with its pours filled: no error, no loose end, every net in one piece |
| poses | the same in four turns on both sides; turned over and back it has the same bytes |
| formulas | units agree, values of parts are what the formulas give, and hold at the ends of all tolerances |
| parts | pins by the catalogue, a pad for every pin and a pin for every pad |
| files | written as a KiCad board and read again: the same parts, nets and copper |
| copper | tracks and gaps of 0.2 mm and more, 0.15 mm where the pitch of a part forces it; drills of 0.3 mm and more |
| KiCad | all blocks in turned poses on one board: KiCad fills them again and finds no error (shared tests) |
| routing | the placement can be routed again without open connections (shared tests) |
`;

/** What stands in docs/blocks/proofs.md. */
export function proofsTable(blocks: readonly FrozenBlock[]): string {
  const rows = BLOCK_CATEGORIES.flatMap((category) =>
    blocks.filter(({ definition }) => definition.category === category).map(rowOf),
  );
  return `${HEAD}
${blocks.length} blocks:

| category | block | | mm | parts | pins | ports | layers | track / gap / drill, mm | sources |
|---|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

function rowOf({ definition: { key, category, names, sources }, facts }: FrozenBlock): string {
  const size = `${toMm(facts.widthNm)} × ${toMm(facts.heightNm)}`;
  const copper = [facts.minTrackNm, facts.minClearanceNm, facts.minDrillNm].map(toMm).join(" / ");
  const cells = [
    category,
    `\`${key}\``,
    names.en,
    size,
    facts.partCount,
    facts.pinCount,
    facts.portCount,
    facts.copperLayers,
    copper,
    sources.length,
  ];
  return `| ${cells.join(" | ")} |`;
}
