import { readFile } from "node:fs/promises";
import { secondPerson } from "../support/second-person.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

interface Plan {
  readonly name: string;
  isCurrent: boolean;
  readonly prices: readonly { readonly currency: string; readonly amount: string }[];
}
interface Membership {
  readonly currency: string;
  readonly periodEnd: string;
  plan: Plan;
}
/** What a plan looks like at another time: the server's clock is that of all stories. */
type Change = (membership: Membership) => Record<string, unknown>;

/** Pages show the account with the plan PRO and what `change` says of it, until the next call. */
async function showPlan(page: Page, change: Change): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"Plans"')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const { membership, planList }: { membership: Membership; planList: { nodes: Plan[] } } = answer.data;
    for (const plan of planList.nodes) {
      plan.isCurrent = plan.name === "PRO";
      if (plan.isCurrent) membership.plan = plan;
    }
    Object.assign(membership, change(membership));
    return route.fulfill({ response, json: answer });
  });
  await page.goto("/mypage/membership/plan/");
}

const ACTIVE = {
  state: "ACTIVE",
  renewal: "AUTO",
  card: { __typename: "SavedCard", label: "Visa •• 4242, 12/30", expiresAt: null, isTest: true },
  canSaveCard: true,
};
const OTHER_ID = "00000000-0000-4000-8000-000000000000";
const ofMonth = ({ currency }: Membership, dollars: string, won: string) => ({
  __typename: "Money",
  amount: currency === "KRW" ? won : dollars,
  currency,
});

const PAST_DUE: Change = (membership) => ({
  ...ACTIVE,
  state: "PAST_DUE",
  pastDue: { __typename: "PlanPastDue", purchaseId: OTHER_ID, nextTryAt: inDays(1), endsAt: inDays(6) },
  renewalPrice: ofMonth(membership, "15.00", "19000"),
});
const DEARER: Change = (membership) => {
  const price = ofMonth(membership, "18.00", "25000");
  const plan = { ...membership.plan, planVersionId: OTHER_ID, prices: [price] };
  const consent = { __typename: "PlanPriceConsent", by: membership.periodEnd, price, plan };
  return { ...ACTIVE, renewalPrice: price, consent };
};
const TO_PAY: Change = (membership) => ({
  ...ACTIVE,
  renewal: "MANUAL",
  card: null,
  renewalPurchaseId: OTHER_ID,
  renewalPrice: ofMonth(membership, "15.00", "19000"),
});
const RENEWS: Change = (membership) => ({ ...ACTIVE, renewalPrice: ofMonth(membership, "15.00", "19000") });

test("a refused card, dearer terms, the next month and the saved card are shown with what can be done", async ({
  page,
  person,
}) => {
  await test.step("the card was refused", async () => {
    await showPlan(page, PAST_DUE);
    const note = page.getByRole("alert", { name: "The payment for PRO failed" });
    await expect(note).toContainText("Nothing was charged. The card is charged again on");
    await expect(page.getByRole("link", { name: "Pay now" })).toBeVisible();
    await expect(page.getByText("Visa •• 4242, 12/30")).toBeVisible();
    await expectAccessible(page, `a refused card (${person.email})`);
    await takePicture(page, "past-due-en-1440", { isWhole: true });
  });

  await test.step("dearer terms need consent, which the server refuses for terms that it does not know", async () => {
    await showPlan(page, DEARER);
    await expect(page.getByRole("row", { name: "Price a month" })).toContainText("$18.00");
    await expect(page.getByText(/is charged to/)).toHaveCount(0);
    await takePicture(page, "consent-en-1440", { isWhole: true });
    await page.getByRole("button", { name: "Accept $18.00 a month" }).click();
    const dialog = page.getByRole("dialog", { name: /Accept the new terms/ });
    await expect(dialog).toContainText("a month costs $18.00");
    await expectAccessible(page, "consent to a price");
    await dialog.getByRole("button", { name: "Accept $18.00 a month" }).click();
    await expect(dialog.getByText("There is no paid plan.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("without a card the next month is paid on its own", async () => {
    await showPlan(page, TO_PAY);
    await expect(page.getByText("The next month costs $15.00")).toBeVisible();
    await expect(page.getByRole("link", { name: "Pay the next month" })).toBeVisible();
    await expectAccessible(page, "a month to be paid");
    await takePicture(page, "to-pay-en-1440", { isWhole: true });
  });

  await test.step("the card is removed with a question before", async () => {
    await showPlan(page, RENEWS);
    await expect(page.getByText(/\$15\.00 is charged to Visa •• 4242/)).toBeVisible();
    await page.getByRole("button", { name: "Remove card" }).click();
    await expectAccessible(page, "a card to be removed");
    await page.getByRole("dialog").getByRole("button", { name: "Remove card" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("the receipt of a purchase is a PDF in the language of the page", async ({ page, person, browser, baseURL }) => {
  const staff = await secondPerson({ browser, baseURL }, "Administrator", "administrator@example.com");
  await page.goto("/mypage/membership/credit/");
  await page.getByRole("button", { name: "Buy 50 credits" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay by bank transfer" }).click();
  await expect(page.getByText("Transfer exactly this amount")).toBeVisible();
  await staff.page.goto("/admin/purchases/");
  await staff.page.getByLabel("Search number, reference or address").fill(person.email);
  const row = staff.page.getByRole("row").filter({ hasText: person.email });
  await row.getByRole("button", { name: /^Confirm transfer/ }).click();
  const dialog = staff.page.getByRole("dialog");
  await dialog.getByLabel("Amount in USD").fill("5.00");
  await dialog.getByLabel("Sender, as the bank shows it").fill("Kim Mina");
  await dialog.getByRole("button", { name: "Confirm transfer" }).click();
  const link = page.getByRole("link", { name: "Download receipt (PDF)" });
  await expect(link).toBeVisible();
  await expectAccessible(page, "a paid purchase");
  await takePicture(page, "paid-en-1440", { isWhole: true });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^PUR-\d{4}-\d{6}\.pdf$/);
  const path = await download.path();
  expect((await readFile(path)).subarray(0, 5).toString()).toBe("%PDF-");

  // The account goes with its credits unused: they are refunded to the bank account that is given.
  await page.goto("/mypage/setting/profile/");
  await page.getByRole("button", { name: "Delete account" }).click();
  const leaving = page.getByRole("dialog", { name: "Delete account" });
  await leaving.getByRole("combobox", { name: "Reason" }).click();
  await page.getByRole("option", { name: "I no longer need it" }).click();
  await leaving.getByRole("button", { name: "Next" }).click();
  await expect(leaving.getByText("50 bought credits are not used.")).toBeVisible();
  await expect(leaving.getByLabel("Refund $5.00 to me")).toBeChecked();
  await leaving.getByLabel("Type Delete Account to confirm").fill("Delete Account");
  await leaving.getByRole("button", { name: "Delete account" }).click();
  await expect(leaving.getByText("Enter the bank account that the refund is sent to.")).toBeVisible();
  await expectAccessible(page, "a refund with a deletion");
  await takePicture(page, "closing-en-1440");
  await leaving.getByLabel("Bank account for the refund").fill("Example Bank 110-123, Kim Mina");
  await leaving.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL(/\/thanks\/$/);
  await staff.page.getByLabel("Show purchases").selectOption({ label: "Refunds to send" });
  await staff.page.getByLabel("Search number, reference or address").fill("");
  await staff.page.getByRole("button", { name: "Mark $5.00 as sent" }).first().click();
  await expect(staff.page.getByRole("dialog")).toContainText("Send it to: Example Bank 110-123, Kim Mina");
  await expectAccessible(staff.page, "a refund to a given account");
  await takePicture(staff.page, "refund-staff-en-1440");
  await staff.page.getByRole("dialog").getByLabel("Reference of the transfer").fill("T-2");
  await staff.page.getByRole("dialog").getByRole("button", { name: "Mark as sent" }).click();
  await expect(staff.page.getByText("No purchases here.")).toBeVisible();
  await staff.context.close();
});

test("billing details are kept, a wrong business number is refused at its field", async ({ page, person }) => {
  await page.goto("/mypage/membership/purchase/");
  await expect(page.getByText("Receipts name your account.")).toBeVisible();
  await page.getByRole("button", { name: "Add billing details" }).click();
  const dialog = page.getByRole("dialog", { name: "Billing details" });
  await dialog.getByLabel("Company or name").fill("Circuit Works");
  await dialog.getByLabel("Business number").fill("220-81-62518");
  await dialog.getByLabel("Address").fill("110 Sejong-daero, Seoul");
  await dialog.getByLabel("E-mail for receipts").fill(`papers-${person.email}`);
  await dialog.getByRole("button", { name: "Save billing details" }).click();
  await expect(dialog.getByText("This is not a business number.", { exact: false })).toBeVisible();
  await expectAccessible(page, "billing details with a refused number");
  await takePicture(page, "billing-refused-en-1440");
  await dialog.getByLabel("Business number").fill("2208162517");
  await dialog.getByRole("button", { name: "Save billing details" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("220-81-62517")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Circuit Works")).toBeVisible();
  await expectAccessible(page, "billing details");
  await takePicture(page, "billing-en-1440");
});

test.describe("in Korean, on a phone", () => {
  test.use({ locale: "ko-KR", viewport: { width: 390, height: 844 } });

  test("billing details are written and read", async ({ page, person }) => {
    expect(person.email).not.toBe("");
    await page.goto("/mypage/membership/purchase/");
    await page.getByRole("button", { name: "청구 정보 추가" }).click();
    await expectAccessible(page, "billing details in Korean");
    await takePicture(page, "billing-form-ko-390");
    await page.getByLabel("상호 또는 이름").fill("회로공방 주식회사");
    await page.getByLabel("사업자등록번호").fill("220-81-62517");
    await page.getByRole("button", { name: "청구 정보 저장" }).click();
    await expect(page.getByText("회로공방 주식회사")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await takePicture(page, "billing-ko-390", { isWhole: true });
  });

  test("a refused card, dearer terms and the next month can be read by all", async ({ page, person }) => {
    expect(person.email).not.toBe("");
    for (const [name, change, said] of [
      ["past-due", PAST_DUE, "결제된 금액은 없습니다."],
      ["consent", DEARER, "월 ₩25,000에 동의"],
      ["to-pay", TO_PAY, "다음 달 요금 결제하기"],
    ] as const) {
      await showPlan(page, change);
      await expect(page.getByText(said).first()).toBeVisible();
      await expectAccessible(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0);
      await takePicture(page, `${name}-ko-390`, { isWhole: true });
    }
  });
});
