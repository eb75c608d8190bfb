import {
  type Board,
  type Footprint,
  type Group,
  type GroupIntent,
  indexBoard,
  type NearIntent,
  type NetId,
  type PinLink,
  padPosition,
} from "@tracewright/board";

/** Parts of a soft block may be this much farther from each other than the block has them. */
const PLAY = 1.2;

/**
 * What soft blocks say: their parts belong together, and each as near to another, over a net of the block's own, as it is
 * in the block. Rigid blocks say nothing: they are placed as one part.
 */
export function findSoftBlocks(board: Board): (GroupIntent | NearIntent)[] {
  return board.groups.flatMap((group) => (group.block?.mode === "soft" ? wishesOf(board, group) : []));
}

function wishesOf(board: Board, { name, members, block }: Group): (GroupIntent | NearIntent)[] {
  const inside = new Set(members);
  const parts = board.footprints.filter(({ id }) => inside.has(id));
  if (!block || parts.length < 2) return [];
  const reason = { code: "block-layout", facts: { block: name, parts: parts.length } };
  const { padsByNet } = indexBoard(board);
  const own = new Set(
    [...padsByNet].filter(([, pads]) => pads.every(({ footprint }) => inside.has(footprint.id))).map(([net]) => net),
  );
  const anchor = parts.find(({ id }) => id === block.anchor.part) ?? parts[0];
  return [
    {
      id: `group block ${block.use}`,
      kind: "group",
      origin: "circuit",
      name,
      parts: parts.map(({ reference }) => reference),
      reason,
    },
    ...linksFrom(anchor, parts, own).map(
      ({ part, link }): NearIntent => ({
        id: `near block ${block.use} ${part.reference}`,
        kind: "near",
        origin: "circuit",
        part: part.reference,
        links: [link],
        reason,
      }),
    ),
  ];
}

interface Found {
  readonly part: Footprint;
  readonly link: PinLink;
  readonly away: number;
}

/** The shortest ways that join the parts with the anchor, one a part, over nets of the block's own. */
function linksFrom(anchor: Footprint | undefined, parts: readonly Footprint[], own: ReadonlySet<NetId>): Found[] {
  const joined = anchor ? [anchor] : [];
  const found: Found[] = [];
  for (;;) {
    const open = parts.filter((part) => !joined.includes(part));
    const next = open
      .flatMap((part) => joined.flatMap((other) => linkBetween(part, other, own) ?? []))
      .reduce<Found | undefined>((best, one) => (best && best.away <= one.away ? best : one), undefined);
    if (!next) return found;
    found.push(next);
    joined.push(next.part);
  }
}

function linkBetween(part: Footprint, other: Footprint, own: ReadonlySet<NetId>): Found | undefined {
  let best: Found | undefined;
  for (const pad of part.pads) {
    if (pad.net === undefined || !own.has(pad.net)) continue;
    const from = padPosition(part, pad);
    for (const end of other.pads) {
      if (end.net !== pad.net) continue;
      const to = padPosition(other, end);
      const away = Math.hypot(to.x - from.x, to.y - from.y);
      if (best && best.away <= away) continue;
      const link = {
        from: { reference: part.reference, pad: pad.number },
        to: { reference: other.reference, pad: end.number },
        within: Math.round(away * PLAY),
      };
      best = { part, link, away };
    }
  }
  return best;
}
