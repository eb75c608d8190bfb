import { createHash } from "node:crypto";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import type { Seller } from "../../platform/configuration/read-seller.ts";
import type { PaymentRow, PurchaseRow, RefundRow } from "../purchases/payment-provider.ts";
import { type ReceiptFacts, writeReceipt } from "./receipt-content.ts";
import { drawReceipt } from "./receipt-pdf.ts";

const AT = new Date("2026-05-01T03:00:00Z");
const SELLER: Seller = {
  name: "트레이스라이트 주식회사",
  address: "서울특별시 중구 세종대로 110",
  representative: "김미나",
  businessNumber: "220-81-62517",
  mailOrderNumber: undefined,
  phone: "+82 2 1234 5678",
};
const NOBODY: Seller = {
  name: undefined,
  address: undefined,
  representative: undefined,
  businessNumber: undefined,
  mailOrderNumber: undefined,
  phone: undefined,
};

const facts = (
  change: { seller?: Seller; buyer?: string; isTest?: boolean; refunds?: RefundRow[] } = {},
): ReceiptFacts => ({
  purchase: {
    number: "PUR-2026-000012",
    lines: [
      { kind: "PLAN", planVersionId: "v", plan: "PRO", credits: 200, from: "2026-05-31T15:00:00Z", amount: "19000" },
      { kind: "UNUSED", plan: "SMALL", amount: "-4000" },
    ],
    net: 13_636n,
    tax: 1364n,
    total: 15_000n,
    currency: "KRW",
    taxRule: "KR_10",
    paidAt: AT,
  } as unknown as PurchaseRow,
  payment: { id: "pay_abc", provider: "toss", isTest: change.isTest ?? false, startedAt: AT } as PaymentRow,
  refunds: change.refunds ?? [],
  seller: change.seller ?? SELLER,
  buyer: { name: change.buyer ?? "이수진", email: "sujin@example.com" },
});

/** The text of a PDF as a reader finds it, without spaces, and how far right it reaches in points. */
async function readBack(bytes: Uint8Array): Promise<{ text: string; right: number; pages: number }> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  let text = "";
  let right = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items)
      if ("str" in item) {
        text += item.str;
        right = Math.max(right, (item.transform[4] as number) + item.width);
      }
  }
  const pages = pdf.numPages;
  await loading.destroy();
  return { text: text.replaceAll(/\s/g, ""), right, pages };
}

const allTexts = ({
  title,
  notes,
  facts: pairs,
  seller,
  buyer,
  columns,
  lines,
  sums,
  footer,
}: ReturnType<typeof writeReceipt>) =>
  [
    title,
    ...notes,
    ...pairs.flat(),
    seller.title,
    ...seller.lines,
    buyer.title,
    ...buyer.lines,
    ...columns,
    ...lines.flat(),
    ...sums.flat(),
    footer,
  ].map((text) => text.replaceAll(/\s/g, ""));

test.each(["en", "ko"] as const)("every text of a receipt in %s is read back from the PDF", async (language) => {
  const content = writeReceipt(facts({ isTest: true, seller: NOBODY }), language);
  const { text, right, pages } = await readBack(await drawReceipt(content, AT));
  for (const expected of allTexts(content)) expect(text).toContain(expected);
  expect(right).toBeLessThanOrEqual(595.28 - 56 + 1);
  expect(pages).toBe(1);
});

test("net and tax add up to the total, and the total is what the payment charged", () => {
  const { sums } = writeReceipt(facts(), "en");
  expect(sums).toEqual([
    ["Net amount", "₩13,636"],
    ["VAT (10 %)", "₩1,364"],
    ["Total paid", "₩15,000"],
  ]);
});

test("a refund is on the receipt with its day", () => {
  const refunds = [{ amount: 5000n, doneAt: new Date("2026-05-02T20:00:00Z") } as RefundRow];
  // Already 3 May in Seoul.
  expect(writeReceipt(facts({ refunds }), "ko").sums.at(-1)).toEqual(["환불 (2026년 5월 3일)", "−₩5,000"]);
});

test("a receipt without the seller's data says so, and one with them does not", () => {
  expect(writeReceipt(facts({ seller: NOBODY }), "en").notes).toEqual(["DRAFT: data of the seller are missing."]);
  expect(writeReceipt(facts(), "en").notes).toEqual([]);
});

test("long names wrap and are not cut", async () => {
  const buyer = "Eine sehr lange Firma für Leiterplatten und Baugruppen ".repeat(8).trim();
  const content = writeReceipt(facts({ buyer }), "ko");
  const { text, right } = await readBack(await drawReceipt(content, AT));
  expect(text).toContain(buyer.replaceAll(/\s/g, ""));
  expect(right).toBeLessThanOrEqual(595.28 - 56 + 1);
});

test.each([
  ["en", "aab910722ea0b2e5cf4b147c0302004901cdfe774a98fb6e1da1a35cdbe00890"],
  ["ko", "3fa5803125a7cc35d2df29caab9acd69b79b8fccbc184df9efe2613771f6fc88"],
] as const)("the same receipt in %s is the same bytes", async (language, digest) => {
  const content = writeReceipt(facts(), language);
  const [first, second] = [await drawReceipt(content, AT), await drawReceipt(content, AT)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  expect(first.length).toBeLessThan(60_000);
  expect(createHash("sha256").update(first).digest("hex")).toBe(digest);
});
