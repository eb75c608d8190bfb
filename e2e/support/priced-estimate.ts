import { randomUUID } from "node:crypto";
import { askServer } from "./ask-server.ts";
import type { Page } from "./story.ts";

const ESTIMATE = "mutation ($input: CreateKesEstimateInput!) { createKesEstimate(input: $input) { id } }";
const QUOTE = "mutation ($input: QuoteEstimateInput!) { quoteEstimate(input: $input) { id } }";

/** What pages about money say in each language. */
export const MONEY_WORDS = {
  en: {
    locale: "en-US",
    currency: "USD",
    practice: "Practice: no money moves",
    choose: /^(Choose|Buy)/,
    pay: /^Pay/,
    paid: /^Paid/,
    sample: "A sample price. It cannot be bought.",
    noWay: "This server has no payment method.",
    accept: "Accept price",
    toPayment: "Continue to payment",
  },
  ko: {
    locale: "ko-KR",
    currency: "KRW",
    practice: "연습: 실제로 결제되지 않습니다",
    choose: /(선택|구매)$/,
    pay: /로 결제/,
    paid: /^결제(됨|되었습니다)/,
    sample: "예시 가격이므로 구매할 수 없습니다.",
    noWay: "이 서버에는 결제 수단이 없습니다.",
    accept: "금액 수락",
    toPayment: "결제로 이동",
  },
} as const;

/** An estimate of the page's person with a price, whose page is opened. */
export async function openPriced(page: Page, staff: Page, currency: string): Promise<void> {
  const form = {
    key: randomUUID(),
    company: "Lamp Works",
    name: "Kim Mina",
    phone: "+82 10-1234-5678",
    email: "mina@example.com",
    board: "2 layers",
    quantity: 10,
    message: "As usual",
    consent: true,
  };
  const { id } = (await askServer(page, ESTIMATE, form)).createKesEstimate;
  const lines = [{ text: "10 boards", amount: currency === "USD" ? "50.00" : "50000" }];
  await askServer(staff, QUOTE, { id, currency, lines, isTaxIncluded: true, leadDays: 5, validDays: 7 });
  await page.goto(`/estimate/detail/${id}`);
}
