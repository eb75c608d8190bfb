import { formatMoney } from "@tracewright/assembly";
import type { Application } from "../../platform/application.ts";
import type { Seller } from "../../platform/configuration/read-seller.ts";
import type { Language, QuotedLine } from "../../platform/database/tables.ts";
import { isAdministratorAccount } from "../accounts/administrators.ts";
import { formatDay } from "../memberships/format-day.ts";
import type { QuoteRow } from "../orders/order-store.ts";
import type { Receipt } from "../papers/find-receipt.ts";
import type { ReceiptContent } from "../papers/receipt-content.ts";
import { drawReceipt } from "../papers/receipt-pdf.ts";
import { requireEstimate } from "./estimates.ts";
import { findQuote, requireOrder } from "./find-order.ts";
import { findSubject } from "./quote-subject.ts";
import { sayChoice, sayItem, sayUnit } from "./say-line.ts";

export interface QuoteFacts {
  readonly quote: QuoteRow;
  readonly number: string;
  readonly buyer: readonly string[];
  readonly boards: string;
  readonly seller: Seller;
}

const WORDS = {
  en: {
    title: "Quote",
    draft: "DRAFT: data of the seller are missing.",
    number: "Number",
    version: "Version",
    date: "Date",
    valid: "Valid until",
    lead: "Lead time",
    days: (days: number) => (days === 1 ? "1 working day" : `${days} working days`),
    boards: "Boards",
    seller: "Seller",
    buyer: "For",
    representative: "Representative",
    businessNumber: "Business number",
    notGiven: "not given",
    item: "Item",
    amount: "Amount",
    net: "Net amount",
    tax: "VAT (10 %)",
    noTax: "No tax charged",
    total: "Total",
    footer: "The price is final while it is valid. Nothing is made or charged before it is accepted and paid.",
  },
  ko: {
    title: "견적서",
    draft: "초안: 판매자 정보가 모두 입력되지 않았습니다.",
    number: "번호",
    version: "버전",
    date: "작성일",
    valid: "유효 기간",
    lead: "제작 기간",
    days: (days: number) => `영업일 ${days}일`,
    boards: "기판",
    seller: "판매자",
    buyer: "받는 분",
    representative: "대표자",
    businessNumber: "사업자등록번호",
    notGiven: "미입력",
    item: "품목",
    amount: "금액",
    net: "공급가액",
    tax: "부가가치세(10%)",
    noTax: "세금 없음",
    total: "합계",
    footer: "유효 기간 동안 금액은 바뀌지 않습니다. 수락하고 결제하기 전에는 제작도 청구도 하지 않습니다.",
  },
} as const;

/** What a quote says on paper; what the operator has not given prints as "not given", and the paper says that it is a draft. */
export function writeQuotePaper(
  { quote, number, buyer, boards, seller }: QuoteFacts,
  language: Language,
): ReceiptContent {
  const words = WORDS[language];
  const { currency, net, tax, total, taxRule } = quote;
  const say = (minor: bigint) => formatMoney({ minor, currency });
  const day = (at: Date) => formatDay(at, currency, language);
  const labelled = (label: string, value: string | undefined) => `${label}: ${value ?? words.notGiven}`;
  const isDraft = [seller.name, seller.address, seller.representative, seller.businessNumber].includes(undefined);
  return {
    title: words.title,
    notes: isDraft ? [words.draft] : [],
    facts: [
      [words.number, number],
      [words.version, String(quote.version)],
      [words.date, day(quote.createdAt)],
      [words.valid, day(quote.validUntil)],
      [words.lead, words.days(quote.leadDays)],
      [words.boards, boards],
    ],
    seller: {
      title: words.seller,
      lines: [
        seller.name ?? words.notGiven,
        labelled(words.representative, seller.representative),
        labelled(words.businessNumber, seller.businessNumber),
        seller.address ?? words.notGiven,
      ],
    },
    buyer: { title: words.buyer, lines: buyer },
    columns: [words.item, words.amount],
    lines: quote.lines.map((line) => [sayQuotedLine(line, language), say(BigInt(line.amount))]),
    sums: [
      ...(taxRule === "NONE"
        ? [[words.noTax, say(0n)] as const]
        : [[words.net, say(net)] as const, [words.tax, say(tax)] as const]),
      [words.total, say(total)],
    ],
    footer: words.footer,
  };
}

function sayQuotedLine(line: QuotedLine, language: Language): string {
  if (line.kind === "TEXT") return line.text;
  const { item, choice, unit, count } = line;
  const head = [sayItem(item, language), sayChoice(choice, language)].filter(Boolean).join(", ");
  return unit === "ORDER" ? head : `${head}: ${count} ${sayUnit(unit, language)}`;
}

/** The quote of one's own order or request, or of one's team's; for administrators any. Everything else does not exist. */
export async function findQuotePaper(
  application: Application,
  userId: string,
  { quoteId, language }: { readonly quoteId: string; readonly language: Language },
): Promise<Receipt> {
  const { db, configuration } = application;
  const quote = await findQuote(db, quoteId);
  if (!(await isAdministratorAccount(application, userId))) {
    if (quote.orderId !== null) await requireOrder(db, userId, quote.orderId, "SEE");
    else await requireEstimate(db, userId, quote.estimateId ?? "");
  }
  const subject = await findSubject(db, quote, language);
  const content = writeQuotePaper({ quote, ...subject, seller: configuration.seller }, language);
  return { fileName: `${subject.number}-v${quote.version}.pdf`, bytes: await drawReceipt(content, quote.createdAt) };
}
