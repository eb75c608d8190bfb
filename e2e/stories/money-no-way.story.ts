import { inEachLanguage } from "../support/in-each-language.ts";
import { MONEY_WORDS, openPriced } from "../support/priced-estimate.ts";
import { secondPerson } from "../support/second-person.ts";
import { test } from "../support/shop.ts";
import { expect, expectAccessible } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

test.use({ paysBy: "nothing" });

inEachLanguage(MONEY_WORDS, (words, language) => {
  test("nothing can be bought or paid, and nothing is said to be paid", async ({ page, person, browser, baseURL }) => {
    const staff = await secondPerson({ browser, baseURL }, "Clerk", "administrator@example.com", words.locale);
    expect(person.email).not.toBe("");
    for (const path of ["plan", "credit", "purchase"]) {
      await page.goto(`/mypage/membership/${path}/`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(words.practice)).toHaveCount(0);
      await expect(page.getByRole("button", { name: words.choose })).toHaveCount(0);
      await expect(page.getByText(words.paid)).toHaveCount(0);
    }
    await page.goto("/mypage/membership/plan/");
    await expect(page.getByText(words.sample).first()).toBeVisible();
    await expectAccessible(page, `plans that cannot be bought, in ${language}`);
    await takePicture(page, `plans-${language}`, { isWhole: true });
    await openPriced(page, staff.page, words.currency);
    await page.getByRole("button", { name: words.accept }).click();
    await expect(page.getByText(words.noWay)).toBeVisible();
    await expect(page.getByRole("button", { name: words.pay })).toHaveCount(0);
    await expectAccessible(page, `a purchase that cannot be paid here, in ${language}`);
    await takePicture(page, `purchase-${language}`, { isWhole: true });
    await staff.context.close();
  });
});
