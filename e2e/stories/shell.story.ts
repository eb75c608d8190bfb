import { expect, expectAccessible, test } from "../support/story.ts";

test.describe("a Korean browser at night", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark" });

  test("sees Korean on dark ground, and can change both", async ({ page, person }) => {
    await page.goto("/home");
    await expect(page.getByRole("heading", { name: /안녕하세요/ })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expectAccessible(page, "home in Korean, dark");
    await page.getByRole("button", { name: /계정 메뉴/ }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
  });
});

test("keeps language and currency with the account, for every browser", async ({ page, person, browser, baseURL }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: /account menu/ }).click();
  await expect(page.getByRole("menuitemradio", { name: "US dollar ($)" })).toBeChecked();
  await page.getByRole("menuitemradio", { name: "한국어" }).click();
  await expect(page.getByRole("heading", { name: /안녕하세요/ }), person.email).toBeVisible();
  await page.getByRole("button", { name: /계정 메뉴/ }).click();
  await expect(page.getByRole("menuitemradio", { name: "원 (₩)" })).toBeChecked();
  await expectAccessible(page, "the account menu in Korean");
  const kept = page.waitForResponse((response) => response.request().postData()?.includes("USD") ?? false);
  await page.getByRole("menuitemradio", { name: "미국 달러 ($)" }).click();
  await kept;

  const elsewhere = await browser.newContext({ locale: "en-US", ...(baseURL && { baseURL }) });
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await other.goto("/home");
  await expect(other.getByRole("heading", { name: /안녕하세요/ })).toBeVisible();
  await other.getByRole("button", { name: /계정 메뉴/ }).click();
  await expect(other.getByRole("menuitemradio", { name: "미국 달러 ($)" })).toBeChecked();
  await elsewhere.close();
});

test("answers what does not exist with a page that says so", async ({ page, person }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "This page does not exist" })).toBeVisible();
  await expectAccessible(page, `the 404 page of ${person.email}`);
  await page.goto("/layout/00000000-0000-4000-8000-000000000000");
  await expect(page).toHaveURL(/\/404/);
});

test("can be reached by keyboard alone: skip link, menu, the new-project steps", async ({ page, person }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /Place parts/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "AI quickstart" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Files" })).toHaveAttribute("aria-current", "step");
  await expectAccessible(page, `the file step (${person.email})`);
  await dialog.getByRole("button", { name: "Back" }).press("Enter");
  await expect(dialog.getByRole("radio", { name: /Place parts/ })).toBeChecked();
  await expectAccessible(page, "the task step");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /Place parts/ })).toBeFocused();
});

test("says so when the network is away", async ({ page, person, context }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expectAccessible(page, `home while offline (${person.email})`);
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});
