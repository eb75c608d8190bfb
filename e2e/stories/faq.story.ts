import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

test("an answer is found by words and category, read, and where it did not help the way leads to support", async ({
  page,
  person,
}) => {
  await page.goto("/support/faq/");
  await expect(page.getByRole("heading", { name: "Files and import" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Account and privacy" })).toBeVisible();
  await expectAccessible(page, `the questions (${person.email})`);

  await page.getByRole("button", { name: /^Account and privacy/ }).click();
  await expect(page.getByRole("heading", { name: "Files and import" })).toHaveCount(0);
  await expect(page).toHaveURL(/category=Account/);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("kicad_pro rules");
  await expect(page.getByText("No results for “kicad_pro rules” in Account and privacy.")).toBeVisible();
  await expectAccessible(page, "no result in a category");
  await page.getByRole("button", { name: "Search all categories" }).click();
  const question = page.getByRole("button", { name: /has no \.kicad_pro file/ });
  await question.press("Enter");
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, "an answer in the list");
  await question.press("Enter");
  await expect(page.getByRole("link", { name: "Open on its own page" })).toHaveCount(0);
  await question.press("Enter");
  await page.getByRole("link", { name: "Open on its own page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("has no .kicad_pro file");
  // Read in the list and here by one person: one view.
  await expect(page.getByText("1 view", { exact: false })).toBeVisible();
  await expectAccessible(page, "an answer");

  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Can I start from a schematic without a board?");
  await page.getByRole("link", { name: "Back to the questions" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("kicad_pro rules");
  await page.getByRole("searchbox").fill("rabbit");
  await expect(page.getByText("No results for “rabbit”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).first().click();
  await expect(page.getByRole("heading", { name: "Files and import" })).toBeVisible();

  await page.getByRole("button", { name: "Why are connections still open after routing?" }).click();
  await page.getByRole("link", { name: "Open on its own page" }).click();
  await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/support/contact/edit/");
  await page.goto("/support/faq/detail/999999");
  await expect(page).toHaveURL(/\/404/);
});

test("a search that waits for a pause in typing does not call back the page that is on its way", async ({
  page,
  person: _person,
}) => {
  await page.goto("/support/faq/");
  await page.getByRole("button", { name: "Why are connections still open after routing?" }).click();
  const link = page.getByRole("link", { name: "Open on its own page" });
  await expect(link).toBeVisible();
  // The code of the next page takes longer than the pause.
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  // In one go: between two steps of a slow browser the pause would be over, and the list another one.
  await link.evaluate((element: HTMLElement) => {
    const box = document.querySelector<HTMLInputElement>("input[type=search]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "connections");
    box?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    element.click();
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why are connections still open after routing?");
});

test("a list that cannot be fetched says so and is asked for again", async ({ page, person }) => {
  let isBroken = true;
  await page.route("**/graphql", async (route) => {
    if (!isBroken || !route.request().postData()?.includes("FaqList")) return route.continue();
    await route.abort();
  });
  await page.goto("/support/faq/");
  await expect(page.getByRole("alert"), person.email).toBeVisible();
  await expectAccessible(page, "questions that did not arrive");
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Files and import" })).toBeVisible();
});

test.describe("in Korean, in the dark, on a narrow screen", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("the questions are Korean and found by Korean words", async ({ page, person }) => {
    await page.goto("/support/faq/");
    await expect(page.getByRole("heading", { name: "배치와 배선" })).toBeVisible();
    await expectAccessible(page, `the questions in Korean (${person.email})`);
    await page.getByRole("searchbox").fill("미연결 이유");
    // Rows that the search takes away move those below them.
    await expect(page.getByRole("heading", { name: "계정과 개인정보" })).toHaveCount(0);
    await page.getByRole("button", { name: "배선이 끝났는데 왜 미연결이 남아 있습니까?" }).click();
    await takePicture(page, "answer-in-list-ko");
    await page.getByRole("link", { name: "별도 페이지로 보기" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("배선이 끝났는데 왜 미연결이 남아 있습니까?");
    await expectAccessible(page, "an answer in Korean");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
