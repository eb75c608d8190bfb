import { type Board, type Group, type ItemId, itemId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { hashBlock } from "../documents/parse-block.ts";
import type { BlockDocument } from "../records/block-document.ts";
import type { PortPin } from "../records/port.ts";
import { idInUse } from "./id-in-use.ts";

export function groupId(use: string): ItemId {
  return itemId(idInUse(use, "group"));
}

/** What makes the group a block; absent of a layout without its anchor. */
export function groupBlock(
  block: BlockDocument,
  layout: Board,
  { id: use, mode = "rigid", margin }: { readonly id: string; readonly mode?: "rigid" | "soft"; readonly margin?: Nm },
): Pick<Group, "block"> {
  const anchor = layout.footprints.find(({ reference }) => reference === block.layout?.anchor);
  if (!anchor || !block.layout) return {};
  const padsOf = ({ part, pin }: PortPin): readonly ItemId[] =>
    layout.footprints
      .filter(({ reference }) => reference === part)
      .flatMap(({ id, pads }) =>
        pads.filter(({ number }) => number === pin).map((pad) => itemId(idInUse(use, `${id}\n${pad.id}`))),
      );
  return {
    block: {
      use,
      document: hashBlock(block),
      anchor: { part: itemId(idInUse(use, anchor.id)), rotation: anchor.rotation, side: anchor.side },
      mode,
      margin: margin ?? block.layout.margin,
      ports: block.ports.map(({ key, name, pins }) => ({ key, name, pads: pins.flatMap(padsOf) })),
    },
  };
}
