import type { BillLine } from "./use-bill.ts";

interface LineLink {
  /** Its text is `result.bill.…` of this name. */
  readonly name: "datasheet" | "atSupplier" | "picture";
  readonly href: string;
}

/** Where a line leads outside: its datasheet, and page and picture of its part at the supplier. */
export function linksOfLine({
  datasheetUrl,
  supply,
}: {
  readonly datasheetUrl: BillLine["datasheetUrl"];
  readonly supply: Pick<NonNullable<BillLine["supply"]>, "productDetailURL" | "imageUrl"> | null;
}): readonly LineLink[] {
  const links = [
    { name: "datasheet", href: datasheetUrl },
    { name: "atSupplier", href: supply?.productDetailURL },
    { name: "picture", href: supply?.imageUrl },
  ] as const;
  return links.flatMap(({ name, href }) => (href ? [{ name, href }] : []));
}
