import { readFile } from "node:fs/promises";
import { addAddress, confirmTransfer, importPrices } from "../support/korean-orders.ts";
import { routedProject, UNTIL_CHECKED } from "../support/routed-project.ts";
import { secondPerson } from "../support/second-person.ts";
import { test } from "../support/shop.ts";
import { enter, expect, expectAccessible, type Locator, type Page } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

test.use({ locale: "ko-KR", paysBy: "transfer" });

const PHONE = { width: 390, height: 844 };

/** The page fits the width of a phone. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

async function downloadPaper(page: Page, link: Locator): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
}

/** Staff set a price of one line in won. */
async function setPrice(staff: Page, line: string, amount: string): Promise<void> {
  await staff.getByRole("button", { name: "금액 산정" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("항목 1", { exact: true }).fill(line);
  await expect(dialog).toBeVisible();
  // Staff choose the currency once; it stands from then on.
  const currency = dialog.getByLabel("통화");
  if (await currency.isVisible()) await currency.selectOption("KRW");
  await dialog.getByLabel("금액(KRW)").fill(amount);
  await dialog.getByRole("button", { name: "금액 산정" }).click();
  await expect(dialog).toBeHidden();
}

test("주문: a price that has expired is renewed, changed by staff and accepted anew, and paid with a receipt", async ({
  page,
  person,
  shop,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "담당자", "administrator@example.com", "ko-KR");
  const id = await routedProject(page, "램프");
  await importPrices(staff.page, 10_000);
  await page.goto(`/result/${id}?panel=order&view=layout`);
  const form = page.getByRole("form", { name: "기판 주문" });
  await addAddress(page);
  await form.getByLabel("수량").selectOption("10");
  await expect(form.getByRole("button", { name: "주문하기" })).toBeEnabled(UNTIL_CHECKED);
  await page.getByLabel(/반품할 수 없/).check();
  await form.getByRole("button", { name: "주문하기" }).click();
  await expect(page.getByRole("heading", { name: /^ORD-/ })).toBeVisible(UNTIL_CHECKED);
  const address = page.url();

  await shop.passDays(15);
  await enter(page, person.email);
  await enter(staff.page, "administrator@example.com");
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await expect(page.getByText(/까지 유효했습니다\. 계속하려면 금액을 갱신해 주세요\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "금액 수락" })).toHaveCount(0);
  await expectToFit(page);
  await takePicture(page, "expired-ko", { isWhole: true });
  await importPrices(staff.page, 12_000);
  await page.getByRole("button", { name: "금액 갱신" }).click();
  await expect(page.getByText("금액을 갱신했습니다.")).toBeVisible();
  await expect(page.getByRole("button", { name: "금액 수락" })).toBeVisible();
  await expect(page.getByText("버전 1 대비 +₩2,200")).toBeVisible();
  await expectAccessible(page, "a renewed price in Korean");
  await takePicture(page, "renewed-ko", { isWhole: true });

  await staff.page.goto(address.replace(/.*\/detail\//, "/admin/orders/"));
  await setPrice(staff.page, "기판 10장, 배송 포함", "20000");
  await takePicture(staff.page, "staff-quoted-ko", { isWhole: true });
  await expect(page.getByTestId("total")).toHaveText("₩22,000");
  await expect(page.getByText("버전 2 대비 +₩1,100")).toBeVisible();
  await expectToFit(page);
  await takePicture(page, "changed-ko", { isWhole: true });
  await page.getByRole("button", { name: "금액 수락" }).click();
  await expect(page.getByRole("button", { name: "계좌 이체로 결제" })).toBeVisible();
  await takePicture(page, "to-pay-ko", { isWhole: true });
  await page.getByRole("button", { name: "계좌 이체로 결제" }).click();
  await expect(page.getByText("정확히 이 금액을 이체하고", { exact: false })).toBeVisible();
  await expectToFit(page);
  await takePicture(page, "transfer-ko", { isWhole: true });
  await confirmTransfer(staff.page, person.email, "22000");
  const receipt = page.getByRole("link", { name: /영수증/ });
  await expect(receipt).toBeVisible();
  await expectAccessible(page, "a paid order's purchase in Korean");
  await takePicture(page, "paid-ko", { isWhole: true });
  await downloadPaper(page, receipt);
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제가 완료되었습니다.", { exact: false }).first()).toBeVisible();
  await expectToFit(page);
  await takePicture(page, "order-paid-ko", { isWhole: true });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "다시 주문" }).click();
  await expect(form.getByRole("button", { name: "주문하기" })).toBeEnabled(UNTIL_CHECKED);
  await page.getByLabel(/반품할 수 없/).check();
  await form.getByRole("button", { name: "주문하기" }).click();
  await expect(page.getByRole("heading", { name: /^ORD-/ })).toBeVisible(UNTIL_CHECKED);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "주문 취소" }).click();
  await expect(page.getByRole("dialog")).toContainText("청구된 금액은 없습니다.");
  await expectAccessible(page, "an order being canceled, in Korean");
  await takePicture(page, "canceling-ko", { isWhole: true });
  await page.getByRole("dialog").getByRole("button", { name: "주문 취소" }).click();
  await expect(page.getByText("취소된 주문입니다.")).toBeVisible();
  await staff.context.close();
});

test("견적: the price of a request is read as PDF, accepted, paid by transfer and confirmed, with a receipt", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await secondPerson({ browser, baseURL }, "담당자", "administrator@example.com", "ko-KR");
  await page.setViewportSize(PHONE);
  await page.goto("/estimate/kes/");
  await page.getByLabel("회사").fill("회로공방");
  await page.getByLabel("전화번호").fill("010-1234-5678");
  await page.getByLabel("기판", { exact: true }).fill("6레이어, 100 × 80 mm");
  await page.getByLabel("수량").fill("250");
  await page.getByLabel("내용").fill("윗면 임피던스 제어");
  await page.getByLabel(/정보를 저장하고 사용/).check();
  await expectToFit(page);
  await takePicture(page, "form-ko", { isWhole: true });
  await page.getByRole("button", { name: "견적 요청" }).click();
  const number = /EST-\d{4}-\d{6}/.exec(await page.getByText(/EST-/).first().innerText())?.[0] ?? "";
  await takePicture(page, "sent-ko", { isWhole: true });
  await page.getByRole("link", { name: "요청 보기" }).click();

  await staff.page.goto("/admin/estimates/");
  await staff.page.getByRole("link", { name: number }).click();
  await setPrice(staff.page, "6레이어 기판 250장", "1250000");
  await takePicture(staff.page, "staff-priced-ko", { isWhole: true });
  await expect(page.getByRole("button", { name: "금액 수락" })).toBeVisible();
  await expectToFit(page);
  await takePicture(page, "priced-ko", { isWhole: true });
  await downloadPaper(page, page.getByRole("link", { name: "견적서 PDF" }));
  const total = await page.getByTestId("total").innerText();
  await page.getByRole("button", { name: "금액 수락" }).click();
  await page.getByRole("button", { name: "계좌 이체로 결제" }).click();
  await expect(page.getByText("정확히 이 금액을 이체하고", { exact: false })).toBeVisible();
  await confirmTransfer(staff.page, person.email, total.replaceAll(/\D/g, ""));
  const receipt = page.getByRole("link", { name: /영수증/ });
  await expect(receipt).toBeVisible();
  await downloadPaper(page, receipt);
  await page.getByRole("link", { name: "견적 보기" }).click();
  await expect(page.getByText("결제가 완료되었습니다. 이후 진행 상황은 담당자가 메일로 알려 드립니다.")).toBeVisible();
  await expectAccessible(page, "a paid estimate in Korean");
  await expectToFit(page);
  await takePicture(page, "estimate-paid-ko", { isWhole: true });
  await page.goto("/estimate/");
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("수락됨");
  await takePicture(page, "estimates-ko", { isWhole: true });
  await staff.context.close();
});
