import { formatMoney, type Money } from "@tracewright/assembly";
import type { Seller } from "../../platform/configuration/read-seller.ts";
import type { BillingDetails, Language } from "../../platform/database/tables.ts";
import { formatDay } from "../memberships/format-day.ts";
import type { PaymentRow, PurchaseRow, RefundRow } from "../purchases/payment-provider.ts";

/** A paper as it is laid out: all texts are worded. */
export interface ReceiptContent {
  readonly title: string;
  /** Said across the top: no money moved, or the seller's data are not complete. */
  readonly notes: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly seller: { readonly title: string; readonly lines: readonly string[] };
  readonly buyer: { readonly title: string; readonly lines: readonly string[] };
  readonly columns: readonly [item: string, amount: string];
  readonly lines: readonly (readonly [item: string, amount: string])[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly footer: string;
}

export interface ReceiptFacts {
  readonly purchase: PurchaseRow;
  readonly payment: PaymentRow;
  readonly refunds: readonly RefundRow[];
  readonly seller: Seller;
  /** The account or team that bought it; null: it was deleted. */
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly billing?: Pick<BillingDetails, "businessNumber" | "representative" | "address">;
  } | null;
}

const WORDS = {
  en: {
    title: "Receipt",
    draft: "DRAFT: data of the seller are missing.",
    test: "TEST: no money has moved.",
    number: "Number",
    paidOn: "Paid on",
    way: "Paid by",
    ways: { transfer: "Bank transfer", toss: "Card (Toss Payments)", stripe: "Card (Stripe)" },
    reference: "Payment",
    seller: "Seller",
    buyer: "Buyer",
    representative: "Representative",
    businessNumber: "Business number",
    mailOrderNumber: "Mail-order number",
    phone: "Phone",
    notGiven: "not given",
    deleted: "Deleted account",
    item: "Item",
    amount: "Amount",
    plan: (plan: string) => `${plan} plan, one month`,
    from: (day: string) => ` from ${day}`,
    unused: (plan: string) => `Unused part of the ${plan} plan`,
    credits: (count: number) => (count === 1 ? "1 credit" : `${count} credits`),
    boards: (number: string) => `Boards as quoted, ${number}`,
    net: "Net amount",
    tax: "VAT (10 %)",
    noTax: "No tax charged",
    total: "Total paid",
    refunded: (day: string) => `Refunded on ${day}`,
    footer: "This receipt is not a tax invoice.",
  },
  ko: {
    title: "영수증",
    draft: "초안: 판매자 정보가 모두 입력되지 않았습니다.",
    test: "테스트: 실제로 오간 돈은 없습니다.",
    number: "번호",
    paidOn: "결제일",
    way: "결제 수단",
    ways: { transfer: "계좌 이체", toss: "카드 (토스페이먼츠)", stripe: "카드 (Stripe)" },
    reference: "결제 번호",
    seller: "판매자",
    buyer: "구매자",
    representative: "대표자",
    businessNumber: "사업자등록번호",
    mailOrderNumber: "통신판매업 신고번호",
    phone: "전화",
    notGiven: "미입력",
    deleted: "삭제된 계정",
    item: "품목",
    amount: "금액",
    plan: (plan: string) => `${plan} 요금제 1개월`,
    from: (day: string) => ` (${day}부터)`,
    unused: (plan: string) => `${plan} 요금제의 쓰지 않은 기간`,
    credits: (count: number) => `크레딧 ${count}개`,
    boards: (number: string) => `견적에 따른 기판, ${number}`,
    net: "공급가액",
    tax: "부가가치세(10%)",
    noTax: "세금 없음",
    total: "결제 금액",
    refunded: (day: string) => `환불 (${day})`,
    footer: "이 영수증은 세금계산서가 아닙니다.",
  },
} as const;

/** What a receipt says. What the operator has not given prints as "not given", and the paper says that it is a draft. */
export function writeReceipt(facts: ReceiptFacts, language: Language): ReceiptContent {
  const { purchase, payment, refunds, seller, buyer } = facts;
  const words = WORDS[language];
  const { currency, total, net, tax, taxRule } = purchase;
  const say = (minor: bigint) => formatMoney({ minor, currency } satisfies Money);
  const day = (at: Date) => formatDay(at, currency, language);
  const { name, address, representative, businessNumber, mailOrderNumber, phone } = seller;
  const labelled = (label: string, value: string | undefined) => `${label}: ${value ?? words.notGiven}`;
  const isDraft = [name, address, representative, businessNumber].includes(undefined);
  const buyerLines = ({ name, email, billing }: NonNullable<ReceiptFacts["buyer"]>): readonly string[] => [
    name,
    ...(billing?.representative ? [labelled(words.representative, billing.representative)] : []),
    ...(billing?.businessNumber ? [labelled(words.businessNumber, billing.businessNumber)] : []),
    ...(billing?.address ? [billing.address] : []),
    ...(email === "" ? [] : [email]),
  ];
  return {
    title: words.title,
    notes: [...(payment.isTest ? [words.test] : []), ...(isDraft ? [words.draft] : [])],
    facts: [
      [words.number, purchase.number],
      [words.paidOn, day(purchase.paidAt ?? payment.settledAt ?? payment.startedAt)],
      [words.way, words.ways[payment.provider]],
      [words.reference, payment.id],
    ],
    seller: {
      title: words.seller,
      lines: [
        name ?? words.notGiven,
        labelled(words.representative, representative),
        labelled(words.businessNumber, businessNumber),
        ...(mailOrderNumber === undefined ? [] : [labelled(words.mailOrderNumber, mailOrderNumber)]),
        address ?? words.notGiven,
        ...(phone === undefined ? [] : [labelled(words.phone, phone)]),
      ],
    },
    buyer: { title: words.buyer, lines: buyer === null ? [words.deleted] : buyerLines(buyer) },
    columns: [words.item, words.amount],
    lines: purchase.lines.map((line) => {
      const amount = say(BigInt(line.amount));
      if (line.kind === "CREDITS") return [words.credits(line.credits), amount];
      if (line.kind === "UNUSED") return [words.unused(line.plan), amount];
      if ("quoteId" in line) return [words.boards(line.number), amount];
      return [`${words.plan(line.plan)}${line.from === null ? "" : words.from(day(new Date(line.from)))}`, amount];
    }),
    sums: [
      ...(taxRule === "NONE"
        ? [[words.noTax, say(0n)] as const]
        : [[words.net, say(net)] as const, [words.tax, say(tax)] as const]),
      [words.total, say(total)],
      ...refunds.flatMap(({ doneAt, amount }) =>
        doneAt === null ? [] : [[words.refunded(day(doneAt)), say(-amount)] as const],
      ),
    ],
    footer: words.footer,
  };
}
