import { secondPerson } from "../support/second-person.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

/** The number that a card of the credit page shows. */
const figureOf = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator("xpath=following-sibling::p[1]");

test("a plan is bought by transfer, confirmed by an administrator, ended and resumed; a purchase is refunded", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "Administrator", "administrator@example.com");

  await test.step("the credits of the free plan, and what runs cost", async () => {
    await page.goto("/mypage/membership/credit/");
    await expect(page.getByRole("heading", { name: "Credits", level: 1 })).toBeVisible();
    await expect(figureOf(page, "Available")).toHaveText("30");
    await expect(page.getByRole("row", { name: /Credits of the plan/ })).toContainText("+30");
    await expect(page.getByText("No run has credits reserved.")).toBeVisible();
    await expectAccessible(page, `credits (${person.email})`);
  });

  await test.step("a higher plan is a purchase that waits for a transfer", async () => {
    await page.getByRole("link", { name: "Plan", exact: true }).click();
    await expect(page.getByText("Practice: no money moves")).toBeVisible();
    await expect(page.getByText("Current plan: FREE, with 30 credits a month.")).toBeVisible();
    await expectAccessible(page, "plans");
    await page.getByRole("button", { name: "Choose PRO" }).click();
    const dialog = page.getByRole("dialog", { name: "Change to PRO?" });
    await expect(dialog).toContainText("PRO costs $15.00 a month");
    await expectAccessible(page, "a change of plan");
    await dialog.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page.getByRole("heading", { name: "PRO plan, one month" })).toBeVisible();
    await expect(page.getByText("Not paid")).toBeVisible();
    await page.getByRole("button", { name: "Pay by bank transfer" }).click();
    await expect(page.getByText("Transfer exactly this amount")).toBeVisible();
    await expectAccessible(page, "the details of a transfer");
  });
  const code = await page
    .getByRole("definition")
    .filter({ hasText: /^[A-Z]{6}/ })
    .locator("strong")
    .innerText();

  await test.step("the administrator sees another amount first, and then the right one", async () => {
    await staff.page.goto("/admin/purchases/");
    await staff.page.getByLabel("Search number, reference or address").fill(code);
    const row = staff.page.getByRole("row").filter({ hasText: code });
    await expect(row).toContainText(person.email);
    await expectAccessible(staff.page, "purchases of users");
    for (const [amount, said] of [
      ["14.00", "Another amount than awaited"],
      ["15.00", "is paid"],
    ] as const) {
      await row.getByRole("button", { name: /^Confirm transfer/ }).click();
      const dialog = staff.page.getByRole("dialog");
      await dialog.getByLabel("Amount in USD").fill(amount);
      await dialog.getByLabel("Sender, as the bank shows it").fill("Kim Mina");
      await expectAccessible(staff.page, "a transfer to confirm");
      await dialog.getByRole("button", { name: "Confirm transfer" }).click();
      await expect(staff.page.getByText(said).first()).toBeVisible();
    }
  });

  await test.step("the other amount is a finding, which a person resolves; the offers are listed", async () => {
    await staff.page.goto("/admin/findings/");
    const finding = staff.page.getByRole("row").filter({ hasText: "Another amount came" });
    await expect(finding).toContainText("15.00");
    await expect(finding).toContainText("14.00");
    await expectAccessible(staff.page, "payment findings");
    await finding.getByRole("button", { name: "Resolve" }).click();
    await staff.page.getByRole("dialog").getByLabel("Reason").fill("The rest came");
    await staff.page.getByRole("dialog").getByRole("button", { name: "Resolve" }).click();
    await expect(staff.page.getByText("No findings here.")).toBeVisible();
    await staff.page.goto("/admin/offers/");
    await expect(staff.page.getByRole("row", { name: /^PRO 1/ })).toContainText("$15.00");
    await expectAccessible(staff.page, "plans and packs");
    await staff.page.getByRole("button", { name: "New version of PRO" }).click();
    await expectAccessible(staff.page, "a new version of a plan");
  });

  await test.step("the open page of the buyer says so without a reload, and the plan has begun", async () => {
    await expect(page.getByText("Paid. What you bought is available.")).toBeVisible();
    await page.getByRole("link", { name: "Show plan" }).click();
    await expect(page.getByText("Current plan: PRO, with 200 credits a month.")).toBeVisible();
    await page.getByRole("button", { name: "End PRO" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End PRO" }).click();
    await expect(page.getByText(/It ends on/)).toBeVisible();
    await page.getByRole("button", { name: "Keep PRO" }).click();
    await expect(page.getByText(/The next month has to be paid by/)).toBeVisible();
    await expectAccessible(page, "a paid plan");
    await page.getByRole("link", { name: "Credits", exact: true }).click();
    await expect(figureOf(page, "Available")).toHaveText("230");
  });

  await test.step("a pack of credits is asked for and given up", async () => {
    await page.getByRole("button", { name: "Buy 50 credits" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: "Cancel purchase" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel purchase" }).click();
    await expect(page.getByText("This purchase was canceled. Nothing is owed.")).toBeVisible();
    await page.getByRole("link", { name: "Back to purchases" }).click();
    await expect(page.getByRole("row", { name: /50 credits/ })).toContainText("Canceled");
    await expect(page.getByRole("row", { name: /PRO plan, one month/ })).toContainText("Paid");
    await expectAccessible(page, "purchases");
  });

  await test.step("the plan is refunded: its credits go at once, and the money is sent by a person", async () => {
    await staff.page.goto("/admin/purchases/");
    await staff.page.getByLabel("Show purchases").selectOption("Paid");
    await staff.page.getByLabel("Search number, reference or address").fill(person.email);
    const row = staff.page.getByRole("row").filter({ hasText: person.email });
    await row.getByRole("button", { name: /^Refund/ }).click();
    const dialog = staff.page.getByRole("dialog");
    await expect(dialog).toContainText("$15.00 is returned.");
    await dialog.getByLabel("Reason").fill("Asked within a week");
    await dialog.getByRole("button", { name: "Refund", exact: true }).click();
    await row.getByRole("button", { name: "Mark $15.00 as sent" }).click();
    await staff.page.getByRole("dialog").getByLabel("Reference of the transfer").fill("T-1");
    await staff.page.getByRole("dialog").getByRole("button", { name: "Mark as sent" }).click();
    await expect(row).toContainText("Refunded");
    await page.goto("/mypage/membership/plan/");
    await expect(page.getByText("Current plan: FREE, with 30 credits a month.")).toBeVisible();
  });
  await staff.context.close();
});

test("an administrator grants credits, and the account sees them with their reason", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "Administrator", "administrator@example.com");
  await staff.page.goto("/admin/users/");
  await staff.page.getByLabel("Search name or address").fill(person.email);
  await staff.page.getByRole("button", { name: `Actions for ${person.email}` }).click();
  await staff.page.getByRole("menuitem", { name: "Grant credits …" }).click();
  const dialog = staff.page.getByRole("dialog");
  await dialog.getByLabel("Credits", { exact: true }).fill("5");
  await dialog.getByRole("button", { name: "Grant credits" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Lost an afternoon");
  await dialog.getByRole("button", { name: "Grant credits" }).click();
  await expect(staff.page.getByText(`Credits granted to ${person.email}`)).toBeVisible();
  await page.goto("/mypage/membership/credit/");
  await expect(page.getByRole("row", { name: /Added by support/ })).toContainText("+5");
  await staff.context.close();
});

test("the cost of a run stands where it is started, and a wallet that is too small has a way on", async ({
  page,
  person,
}) => {
  await openProject(page, { name: "Costs", files: [textFile("small.kicad_pcb", smallBoard())] });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: /^Routing/ }).first()).toContainText("1 credit of 30");
  await expect(page.getByRole("menuitem", { name: "30 credits available" })).toBeVisible();
  await page.keyboard.press("Escape");
  // This server refuses none: the answer is that of one that does.
  await page.route("**/graphql", (route) => {
    if (!route.request().postData()?.includes('"RequestRouting"')) return route.fallback();
    const words = { kind: "too-few-credits", facts: { needed: 1, available: 0 } };
    const extensions = { code: 409, reason: "INSUFFICIENT_CREDITS", wallet: "USER", sentence: words };
    const message = "Too few credits: needed 1, available 0.";
    return route.fulfill({ json: { data: null, errors: [{ message, extensions }] } });
  });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page
    .getByRole("menuitem", { name: /^Routing/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toContainText("Too few credits: needed 1, available 0.");
  await expectAccessible(page, `a run without enough credits (${person.email})`);
  await page.getByRole("link", { name: "Show credits" }).click();
  await expect(page).toHaveURL(/\/mypage\/membership\/credit\/$/);
});

test.describe("in Korean, on a phone", () => {
  test.use({ locale: "ko-KR", viewport: { width: 390, height: 844 } });

  test("plans, credits and a purchase can be read by all", async ({ page, person }) => {
    expect(person.email).not.toBe("");
    for (const [path, heading] of [
      ["/mypage/membership/plan/", "멤버십 요금제"],
      ["/mypage/membership/credit/", "크레딧"],
      ["/mypage/membership/purchase/", "구매 내역"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectAccessible(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    }
    await page.goto("/mypage/membership/plan/");
    await page.getByRole("button", { name: "PRO 선택" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "결제로 이동" }).click();
    await page.getByRole("button", { name: "계좌 이체로 결제" }).click();
    await expect(page.getByText("₩19,000").first()).toBeVisible();
    await expectAccessible(page, "a transfer on a phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
