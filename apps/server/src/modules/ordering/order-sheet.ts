import { OPTION_NAMES } from "@tracewright/assembly";
import { toMm } from "@tracewright/geometry";
import type { Seller } from "../../platform/configuration/read-seller.ts";
import type { orderFiles } from "../../platform/database/tables.ts";
import type { OrderRow } from "../orders/order-store.ts";
import type { ReceiptContent } from "../papers/receipt-content.ts";
import { sayChoice, sayItem } from "./say-line.ts";

export interface SheetFacts {
  readonly files: readonly Pick<typeof orderFiles.$inferSelect, "name" | "sha256" | "bytes">[];
  /** Names of the files that go with the sheet. */
  readonly attached: ReadonlySet<string>;
  readonly seller: Seller;
}

/** What the manufacturer reads: what is made, of which files, and where it is sent. Prices are not on it. */
export function writeOrderSheet(order: OrderRow, { files, attached, seller }: SheetFacts): ReceiptContent {
  const { board, options, address, quantity, projectName, majorVersion, revisionVersion, note } = order;
  const chosen = OPTION_NAMES.filter((name) => name !== "parts" || options.assembly !== "NONE");
  return {
    title: "Order sheet",
    notes: [],
    facts: [
      ["Number", order.number],
      ["Boards", `${quantity} × ${projectName} ${majorVersion}.${revisionVersion}`],
      ["Size", `${toMm(board.width)} × ${toMm(board.height)} mm`],
      ["Copper layers", String(board.layers)],
      ...(options.assembly === "NONE" ? [] : [["Parts", `${board.parts} on each board`] as const]),
      ...chosen.map((name) => [sayItem(name, "en"), sayChoice(options[name], "en")] as const),
      ...(note === "" ? [] : [["Note", note] as const]),
    ],
    seller: {
      title: "Ordered by",
      lines: [seller.name, seller.address, seller.phone].map((line) => line ?? "").filter(Boolean),
    },
    buyer: {
      title: "Deliver to",
      lines: [
        address.receiver,
        address.address,
        ...(address.detailAddress === null ? [] : [address.detailAddress]),
        `${address.postalCode} ${address.city}, ${address.countryCode}`,
        `+${address.countryCallingCode.replace("+", "")} ${address.phoneNumber}`,
      ],
    },
    columns: ["File and SHA-256", "Bytes"],
    lines: files.map(({ name, sha256, bytes }) => [
      `${name}${attached.has(name) ? "" : " (on the order's page)"}\n${sha256}`,
      bytes.toLocaleString("en"),
    ]),
    sums: [],
    footer: "Make the boards of these files only. Each file is that of the order if its SHA-256 agrees.",
  };
}
