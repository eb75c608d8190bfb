import { type Board, type Footprint, flipFootprint, itemId, type NetId, type Text } from "@tracewright/board";

/**
 * The part with another footprint. Place, rotation, side, lock, fields and nets by pad number stay; reference and value stay
 * where they stand, but for `unmovedTexts`, which go where the new footprint has them.
 */
export function replaceFootprint(
  board: Board,
  part: Footprint,
  {
    template,
    unmovedTexts,
    joins,
  }: {
    readonly template: Footprint;
    readonly unmovedTexts: readonly Text["role"][];
    readonly joins: Readonly<Record<string, NetId>>;
  },
): Footprint {
  const upright = template.side === part.side ? template : flipFootprint(template, board);
  const padOf = new Map(part.pads.filter(({ number }) => number !== "").map((pad) => [pad.number, pad]));
  for (const pad of part.pads) if (pad.number !== "" && pad.net !== undefined) padOf.set(pad.number, pad);
  // The records within are others: undone, the old ones come back under their own names.
  const named = <Item extends { readonly id: Footprint["id"] }>(items: readonly Item[], kind: string): Item[] =>
    items.map((item, index) => ({ ...item, id: itemId(`${part.id}/${template.library}/${kind}/${index}`) }));
  const { antennaRoom: _, placed: __, symbolPath: ___, sheetName: ____, sheetFile: _____, ...drawn } = upright;
  return {
    ...drawn,
    id: part.id,
    reference: part.reference,
    value: part.value,
    position: part.position,
    rotation: part.rotation,
    side: part.side,
    locked: part.locked,
    ...(part.placed !== undefined && { placed: part.placed }),
    properties: part.properties,
    ...(part.symbolPath !== undefined && { symbolPath: part.symbolPath }),
    ...(part.sheetName !== undefined && { sheetName: part.sheetName }),
    ...(part.sheetFile !== undefined && { sheetFile: part.sheetFile }),
    attributes: {
      ...upright.attributes,
      doNotPopulate: part.attributes.doNotPopulate,
      excludeFromBom: part.attributes.excludeFromBom,
      excludeFromPositionFiles: part.attributes.excludeFromPositionFiles,
    },
    pads: named(upright.pads, "pad").map(({ net: _net, pinFunction: _name, pinType: _type, ...pad }) => {
      const old = padOf.get(pad.number);
      const net = old ? old.net : Object.hasOwn(joins, pad.number) ? joins[pad.number] : undefined;
      return {
        ...pad,
        ...(net !== undefined && { net }),
        ...(old?.pinFunction !== undefined && { pinFunction: old.pinFunction }),
        ...(old?.pinType !== undefined && { pinType: old.pinType }),
      };
    }),
    graphics: named(upright.graphics, "graphic"),
    zones: named(upright.zones, "zone"),
    texts: named(upright.texts, "text").map((text) => {
      if (text.role === "user") return text;
      const before = part.texts.find(({ role }) => role === text.role);
      const said = text.role === "reference" ? part.reference : part.value;
      if (!before) return { ...text, text: said };
      return unmovedTexts.includes(text.role)
        ? { ...text, text: before.text, hidden: before.hidden }
        : { ...before, id: text.id };
    }),
  };
}

/** Reference and value of a part that stand where its footprint's drawing has them. */
export function unmovedTextsOf(part: Footprint, drawn: Footprint | undefined, board: Board): ("reference" | "value")[] {
  if (!drawn) return [];
  const upright = drawn.side === part.side ? drawn : flipFootprint(drawn, board);
  return (["reference", "value"] as const).filter((role) => {
    const [own, other] = [part, upright].map(({ texts }) => texts.find((text) => text.role === role));
    return (
      own &&
      other &&
      own.layer === other.layer &&
      own.rotation === other.rotation &&
      own.position.x === other.position.x &&
      own.position.y === other.position.y
    );
  });
}
