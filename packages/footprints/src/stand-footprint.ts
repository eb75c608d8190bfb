import { type Footprint, itemId } from "@tracewright/board";

/** A copy under ids of its own, so that many of one footprint can stand on one board. `id` must be unique there. */
export function standFootprint(
  template: Footprint,
  part: Omit<Partial<Footprint>, "id"> & Pick<Footprint, "reference" | "value"> & { readonly id: string },
): Footprint {
  const { id, ...rest } = part;
  const renamed = <Item extends { readonly id: Footprint["id"] }>(items: readonly Item[], kind: string): Item[] =>
    items.map((item, index) => ({ ...item, id: itemId(`${id}/${kind}/${index}`) }));
  return {
    ...template,
    ...rest,
    id: itemId(id),
    pads: renamed(template.pads, "pad"),
    graphics: renamed(template.graphics, "graphic"),
    texts: renamed(
      template.texts.map((text) => ({
        ...text,
        text: text.role === "reference" ? part.reference : text.role === "value" ? part.value : text.text,
      })),
      "text",
    ),
    zones: renamed(template.zones, "zone"),
  };
}
