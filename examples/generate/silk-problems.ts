/** Finds what a reader of the front silkscreen would stumble over. */
import { type Board, boardOutline, drawnText, graphicSolids, padHole, padSolids } from "@tracewright/board";
import { areNearer, fromMm, type Solid, strokeOf } from "@tracewright/geometry";
import { drawnSolids } from "@tracewright/text";

/** Least distance of ink to copper without mask, to other ink and to the board's edge. */
const GAP = fromMm(0.08);

interface Ink {
  readonly name: string;
  readonly isText: boolean;
  readonly owner: string;
  readonly solids: readonly Solid[];
}

/** Texts that touch other ink, and ink that touches a pad's opening, a hole or the board's edge. */
export function findSilkProblems(board: Board): string[] {
  const inks: Ink[] = board.footprints.flatMap((footprint) => [
    ...footprint.texts
      .filter(({ layer, hidden }) => layer === "F.SilkS" && !hidden)
      .map((text) => ({
        name: `${footprint.reference}'s ${text.role}`,
        isText: true,
        owner: footprint.id,
        solids: drawnSolids(drawnText(board, text, footprint)),
      })),
    ...footprint.graphics
      .filter(({ layer }) => layer === "F.SilkS")
      .map((graphic) => ({
        name: `a line of ${footprint.reference}`,
        isText: false,
        owner: footprint.id,
        solids: graphicSolids(graphic, footprint),
      })),
  ]);
  for (const text of board.texts)
    inks.push({ name: `"${text.text}"`, isText: true, owner: text.id, solids: drawnSolids(drawnText(board, text)) });
  const bare = board.footprints.flatMap((footprint) =>
    footprint.pads.flatMap((pad) => {
      const name = `pad ${pad.number} of ${footprint.reference}`;
      const hole = padHole(footprint, pad);
      const isOpen = pad.layers.some((layer) => layer === "F.Mask" || layer === "*.Mask");
      return [
        ...(isOpen ? [{ name, solids: padSolids(footprint, pad) }] : []),
        ...(hole && isOpen ? [{ name: `the hole of ${name}`, solids: [hole] }] : []),
      ];
    }),
  );
  const edge = boardOutline(board).areas.map(({ outer }) => ({
    name: "the board's edge",
    solids: strokeOf([...outer, ...outer.slice(0, 1)], 0),
  }));
  return inks.flatMap((ink, index) => [
    ...[...bare, ...edge].filter((other) => isNear(ink, other)).map((other) => `${ink.name} stands on ${other.name}`),
    ...inks
      .filter((other, second) => second > index && (ink.isText || other.isText) && isNear(ink, other))
      .map((other) => `${ink.name} stands on ${other.name}`),
  ]);
}

function isNear(one: { readonly solids: readonly Solid[] }, other: { readonly solids: readonly Solid[] }): boolean {
  return one.solids.some((a) => other.solids.some((b) => areNearer(a, b, GAP)));
}
