import { type Board, type Footprint, flipFootprint, itemId, type NetId, type Pad } from "@tracewright/board";
import { CourtyardProbe } from "@tracewright/checks";
import { EditBuilder } from "../edit-builder.ts";
import type { CommandOutcome } from "./command.ts";

/** What would not fit if a part got another footprint. */
export interface FootprintMisfit {
  /** Pads of nets that the other one does not have: what they are joined to is open afterwards. */
  readonly lost: readonly { readonly number: string; readonly net: NetId }[];
  /** Pads that the part does not have now: they are on no net. */
  readonly loose: readonly string[];
  /** References of the parts whose courtyards it would overlap and does not now. */
  readonly overlaps: readonly string[];
}

/**
 * Gives parts another footprint. Place, rotation, side, lock, fields and what they are called stay; so do nets, by pad number.
 * Tracks and vias stay where they are.
 */
export function changeFootprint(board: Board, parts: readonly Footprint[], template: Footprint): CommandOutcome {
  const builder = new EditBuilder(board);
  for (const part of parts) builder.update("footprints", part, withFootprint(board, part, template));
  const edit = builder.build();
  return { ...(edit && { edit }), locked: [] };
}

/** For one part; parts that change together are described one by one. */
export function misfitOf(board: Board, part: Footprint, template: Footprint): FootprintMisfit {
  const changed = withFootprint(board, part, template);
  const now = new Set(part.pads.map(({ number }) => number));
  const then = new Set(changed.pads.map(({ number }) => number));
  const lost = new Map(
    part.pads.flatMap(({ number, net }): [string, NetId][] =>
      net === undefined || then.has(number) ? [] : [[number, net]],
    ),
  );
  const probe = new CourtyardProbe(board);
  const overlapping = new Set(probe.overlapping(part).map(({ id }) => id));
  return {
    lost: [...lost].map(([number, net]) => ({ number, net })),
    loose: [...then].filter((number) => number !== "" && !now.has(number)),
    overlaps: probe
      .overlapping(changed)
      .filter(({ id }) => !overlapping.has(id))
      .map(({ reference }) => reference),
  };
}

type Joined = Pick<Pad, "net" | "pinFunction" | "pinType">;

function withFootprint(board: Board, part: Footprint, template: Footprint): Footprint {
  const upright = template.side === part.side ? template : flipFootprint(template, board);
  const joinedOf = new Map<string, Joined>(
    part.pads.map(({ number, net, pinFunction, pinType }) => [
      number,
      {
        ...(net !== undefined && { net }),
        ...(pinFunction !== undefined && { pinFunction }),
        ...(pinType !== undefined && { pinType }),
      },
    ]),
  );
  const {
    id,
    reference,
    value,
    position,
    rotation,
    side,
    locked,
    placed,
    properties,
    symbolPath,
    sheetName,
    sheetFile,
  } = part;
  // The records within are others: an undone change brings the old ones back under their own names.
  const named = <Item extends { readonly id: Footprint["id"] }>(items: readonly Item[], kind: string): Item[] =>
    items.map((item, index) => ({ ...item, id: itemId(`${id}/${template.library}/${kind}/${index}`) }));
  return {
    ...upright,
    id,
    reference,
    value,
    position,
    rotation,
    side,
    locked,
    ...(placed !== undefined && { placed }),
    properties,
    ...(symbolPath !== undefined && { symbolPath }),
    ...(sheetName !== undefined && { sheetName }),
    ...(sheetFile !== undefined && { sheetFile }),
    attributes: {
      ...upright.attributes,
      doNotPopulate: part.attributes.doNotPopulate,
      excludeFromBom: part.attributes.excludeFromBom,
      excludeFromPositionFiles: part.attributes.excludeFromPositionFiles,
    },
    pads: named(upright.pads, "pad").map(({ net: _, pinFunction: __, pinType: ___, ...pad }) => ({
      ...pad,
      ...(pad.number !== "" && joinedOf.get(pad.number)),
    })),
    graphics: named(upright.graphics, "graphic"),
    zones: named(upright.zones, "zone"),
    texts: named(upright.texts, "text").map((text) => {
      if (text.role === "user") return text;
      const before = part.texts.find(({ role }) => role === text.role);
      return { ...text, text: text.role === "reference" ? reference : value, hidden: before?.hidden ?? text.hidden };
    }),
  };
}
