import { inEachLanguage } from "../support/in-each-language.ts";
import { GOOD_CARD, REFUSED_CARD, test } from "../support/shop.ts";
import { enter, expect, expectAccessible, type Page } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

/** As a card says it: a card that is good until its end expires before the next month is charged. */
const TODAY = new Date();
const THIS_MONTH = `${String(TODAY.getUTCMonth() + 1).padStart(2, "0")}/${TODAY.getUTCFullYear() % 100}`;

const WORDS = {
  en: {
    provider: "stripe",
    viewport: { width: 1440, height: 900 },
    buy: "Buy 50 credits",
    toPayment: "Continue to payment",
    byCard: "Pay by card (Stripe)",
    practice: /Practice: no money moves|Cards are in test mode/,
    enter: "Pay",
    turnedBack: "The payment did not go through. Nothing was charged.",
    paid: "Paid. What you bought is available.",
    choose: "Choose PRO",
    showPlan: "Show plan",
    save: "Save a card",
    saveOnPage: "Save",
    saved: "The card is saved. The plan renews with it.",
    label: `Visa •• 4242, ${THIS_MONTH}`,
    expiring: `Visa •• 4242, ${THIS_MONTH} expires before the next payment`,
    failed: "The payment for PRO failed",
    nothing: "Nothing was charged. The card is charged again on",
    payNow: "Pay now",
    current: /^Current plan: PRO/,
  },
  ko: {
    provider: "toss",
    viewport: { width: 390, height: 844 },
    buy: "크레딧 50개 구매",
    toPayment: "결제로 이동",
    byCard: "카드로 결제(토스페이먼츠)",
    practice: /연습: 실제로 결제되지 않습니다|카드 결제는 테스트 모드입니다/,
    enter: "다음",
    turnedBack: "사용자에 의해 결제가 취소되었습니다. 청구된 금액은 없습니다.",
    paid: "결제되었습니다. 구매한 항목을 사용할 수 있습니다.",
    choose: "PRO 선택",
    showPlan: "요금제 보기",
    save: "카드 저장",
    saveOnPage: "다음",
    saved: "카드를 저장했습니다. 요금제는 이 카드로 갱신됩니다.",
    label: "현대 •• 4242",
    expiring: undefined,
    failed: "PRO 요금제 결제에 실패했습니다",
    nothing: "결제된 금액은 없습니다.",
    payNow: "지금 결제하기",
    current: /^현재 요금제: PRO/,
  },
} as const;

/** Enters a card on the provider's page. */
async function enterCard(page: Page, number: string, button: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByRole("button", { name: button, exact: true }).click();
}

inEachLanguage(WORDS, (words, language) => {
  test.use({ viewport: words.viewport });

  test("a refused card charges nothing and is tried again with another; a saved card that is refused is said, and the month paid", async ({
    page,
    person,
    shop,
  }) => {
    await test.step("turned back, refused, and paid with another card", async () => {
      await page.goto("/mypage/membership/credit/");
      await page.getByRole("button", { name: words.buy }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.toPayment }).click();
      await page.getByRole("button", { name: words.byCard }).click();
      await page.getByRole("link", { name: "Back", exact: true }).click();
      await expect(page.getByRole("alert").filter({ hasText: words.turnedBack })).toBeVisible();
      await expectAccessible(page, `a payment that was given up, in ${language}`);
      await takePicture(page, `turned-back-${language}`, { isWhole: true });
      await page.getByRole("button", { name: words.byCard }).click();
      await enterCard(page, REFUSED_CARD, words.enter);
      if (words.provider === "stripe") {
        // Stripe says so on its page, and takes another card there.
        await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
      } else {
        await expect(
          page.getByRole("alert").filter({ hasText: "결제에 실패했습니다: 결제 승인이 거절되었습니다." }),
        ).toBeVisible();
        await expect(page.getByText(words.practice).first()).toBeVisible();
        await expectAccessible(page, "a refused card in Korean");
        await takePicture(page, `refused-${language}`, { isWhole: true });
        await page.getByRole("button", { name: words.byCard }).click();
      }
      await enterCard(page, GOOD_CARD, words.enter);
      await expect(page.getByText(words.paid)).toBeVisible();
      await expectAccessible(page, `a payment by card in ${language}`);
      await takePicture(page, `paid-${language}`, { isWhole: true });
    });

    await test.step("a plan, and a card for its renewals", async () => {
      await page.goto("/mypage/membership/plan/");
      await page.getByRole("button", { name: words.choose }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.toPayment }).click();
      await page.getByRole("button", { name: words.byCard }).click();
      await enterCard(page, GOOD_CARD, words.enter);
      await page.getByRole("link", { name: words.showPlan }).click();
      await page.getByRole("button", { name: words.save, exact: true }).click();
      Object.assign(shop.stripe.card, { exp_month: TODAY.getUTCMonth() + 1, exp_year: TODAY.getUTCFullYear() });
      await enterCard(page, GOOD_CARD, words.saveOnPage);
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByText(words.label, { exact: true })).toBeVisible();
      if (words.expiring !== undefined)
        await expect(page.getByRole("alert").filter({ hasText: words.expiring })).toBeVisible();
      await expectAccessible(page, `a saved card in ${language}`);
      await takePicture(page, `saved-${language}`, { isWhole: true });
    });

    await test.step("the card is refused at the end of the month, and the month is paid with another one", async () => {
      const refusal = { status: 403, code: "REJECT_CARD_COMPANY", message: "결제 승인이 거절되었습니다" };
      if (words.provider === "stripe") shop.stripe.troubles.push({ decline: "insufficient_funds" });
      else shop.toss.troubles.push(refusal);
      await shop.passDays(32);
      await enter(page, person.email);
      await expect(async () => {
        await page.goto("/mypage/membership/plan/");
        await expect(page.getByRole("alert").filter({ hasText: words.failed })).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 180_000 });
      await expect(page.getByRole("alert").filter({ hasText: words.nothing })).toBeVisible();
      await expectAccessible(page, `a refused renewal in ${language}`);
      await takePicture(page, `past-due-${language}`, { isWhole: true });
      await page.getByRole("link", { name: words.payNow }).click();
      await page.getByRole("button", { name: words.byCard }).click();
      await enterCard(page, GOOD_CARD, words.enter);
      await page.getByRole("link", { name: words.showPlan }).click();
      await expect(page.getByText(words.current)).toBeVisible();
      await expect(page.getByText(words.failed)).toHaveCount(0);
      await takePicture(page, `paid-late-${language}`, { isWhole: true });
    });
  });
});
