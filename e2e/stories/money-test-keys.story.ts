import { inEachLanguage } from "../support/in-each-language.ts";
import { MONEY_WORDS, openPriced } from "../support/priced-estimate.ts";
import { secondPerson } from "../support/second-person.ts";
import { test } from "../support/shop.ts";
import { expect } from "../support/story.ts";

test.use({ paysBy: "cards" });

inEachLanguage(MONEY_WORDS, (words) => {
  test("every page of money says that none moves", async ({ page, person, browser, baseURL }) => {
    const staff = await secondPerson({ browser, baseURL }, "Clerk", "administrator@example.com", words.locale);
    expect(person.email).not.toBe("");
    await openPriced(page, staff.page, words.currency);
    await page.getByRole("button", { name: words.accept }).click();
    await expect(page.getByRole("button", { name: words.pay }).first()).toBeVisible();
    await expect(page.getByText(words.practice).first()).toBeVisible();
    for (const path of ["plan", "credit", "purchase"]) {
      await page.goto(`/mypage/membership/${path}/`);
      await expect(page.getByText(words.practice).first()).toBeVisible();
    }
    await staff.page.goto("/admin/purchases/");
    await expect(staff.page.getByText(words.practice).first()).toBeVisible();
    await staff.context.close();
  });
});
