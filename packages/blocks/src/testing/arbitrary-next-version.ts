import { type Footprint, itemId, netId } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import type { BlockDocument } from "../records/block-document.ts";

/** One thing that the maker of a block changes. `pick` chooses among the parts, tracks or ports that there are. */
type Change = (block: BlockDocument, pick: number) => BlockDocument;

function withParts(block: BlockDocument, change: (part: Footprint, index: number) => Footprint[]): BlockDocument {
  if (!block.board) return block;
  return { ...block, board: { ...block.board, footprints: block.board.footprints.flatMap(change) } };
}

const at = <Entry>(entries: readonly Entry[], pick: number): number =>
  entries.length === 0 ? -1 : pick % entries.length;

const CHANGES: Readonly<Record<string, Change>> = {
  movesPart: (block, pick) => {
    const chosen = at(block.board?.footprints ?? [], pick);
    return withParts(block, (part, index) => [
      index === chosen ? { ...part, position: { x: part.position.x + 1_234_567, y: part.position.y - 500_000 } } : part,
    ]);
  },
  turnsPart: (block, pick) => {
    const chosen = at(block.board?.footprints ?? [], pick);
    return withParts(block, (part, index) => [
      index === chosen ? { ...part, rotation: (part.rotation + 90) % 360 } : part,
    ]);
  },
  removesPart: (block, pick) => {
    const chosen = at(block.board?.footprints ?? [], pick);
    const gone = block.board?.footprints[chosen]?.reference;
    if (gone === block.layout?.anchor) return block;
    const ports = block.ports.map((port) => ({ ...port, pins: port.pins.filter(({ part }) => part !== gone) }));
    return { ...withParts(block, (part, index) => (index === chosen ? [] : [part])), ports };
  },
  addsPart: (block, pick) => {
    if (!block.board) return block;
    const net = { id: netId(`net new ${pick}`), name: `/NEW${pick}` };
    const part = aFootprint({
      id: itemId(`new part ${pick}`),
      reference: `Q${pick}`,
      position: { x: fromMm(50 + pick), y: 0 },
      pads: [
        aPad({ id: itemId(`new pad ${pick}`), net: net.id }),
        aPad({ id: itemId(`other pad ${pick}`), number: "2" }),
      ],
    });
    if (block.board.footprints.some(({ id }) => id === part.id)) return block;
    const { nets, footprints } = block.board;
    return { ...block, board: { ...block.board, nets: [...nets, net], footprints: [...footprints, part] } };
  },
  renamesIds: (block, pick) => {
    const chosen = at(block.board?.footprints ?? [], pick);
    return withParts(block, (part, index) => [index === chosen ? { ...part, id: itemId(`${part.id} again`) } : part]);
  },
  revaluesPart: (block, pick) => {
    const chosen = at(block.board?.footprints ?? [], pick);
    return withParts(block, (part, index) => [index === chosen ? { ...part, value: `${pick} k` } : part]);
  },
  dropsTrack: (block, pick) => {
    if (!block.board) return block;
    const chosen = at(block.board.tracks, pick);
    return { ...block, board: { ...block.board, tracks: block.board.tracks.filter((_, index) => index !== chosen) } };
  },
  widensTrack: (block, pick) => {
    if (!block.board) return block;
    const chosen = at(block.board.tracks, pick);
    const tracks = block.board.tracks.map((track, index) => (index === chosen ? { ...track, width: 777_000 } : track));
    return { ...block, board: { ...block.board, tracks } };
  },
  addsTrack: (block, pick) => {
    const [net] = block.board?.nets ?? [];
    if (!block.board || !net) return block;
    const id = itemId(`new track ${pick}`);
    if (block.board.tracks.some((track) => track.id === id)) return block;
    const track = aTrack({ id, start: { x: 0, y: 0 }, end: { x: fromMm(1), y: fromMm(pick) }, net: net.id });
    return { ...block, board: { ...block.board, tracks: [...block.board.tracks, track] } };
  },
  renamesPort: (block, pick) => {
    const chosen = at(block.ports, pick);
    return {
      ...block,
      ports: block.ports.map((port, index) => (index === chosen ? { ...port, name: "Other" } : port)),
    };
  },
  dropsPort: (block, pick) => {
    const chosen = at(block.ports, pick);
    return { ...block, ports: block.ports.filter((_, index) => index !== chosen) };
  },
};

/** Another version of a block: up to six things that its maker changed. */
export function arbitraryNextVersion(block: BlockDocument): fc.Arbitrary<BlockDocument> {
  const change = fc.tuple(fc.constantFrom(...Object.values(CHANGES)), fc.nat(12));
  return fc
    .array(change, { minLength: 1, maxLength: 6 })
    .map((changes) => changes.reduce((now, [apply, pick]) => apply(now, pick), block));
}
