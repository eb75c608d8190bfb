import { readFile } from "node:fs/promises";
import { secondPerson } from "../support/second-person.ts";
import { expect, expectAccessible, test } from "../support/story.ts";

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
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^PUR-\d{4}-\d{6}\.pdf$/);
  const path = await download.path();
  expect((await readFile(path)).subarray(0, 5).toString()).toBe("%PDF-");
  await staff.context.close();
});
