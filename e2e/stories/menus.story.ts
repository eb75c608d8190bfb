import { expect, expectAccessible, test } from "../support/story.ts";

test("leads from area to area, and shows where one is", async ({ page, person }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  const areas = page.getByRole("navigation", { name: "Main menu" });
  await expect(areas.getByRole("link")).toHaveText(["Workspace", "My page", "Support"]);
  await areas.getByRole("link", { name: "My page" }).click();
  await expect(page).toHaveURL(/\/mypage\/setting\/profile\/$/);
  const settings = page.getByRole("navigation", { name: "My page" });
  await expect(settings.getByRole("link", { name: "Account management" })).toHaveAttribute("aria-current", "page");
  await settings.getByRole("link", { name: "Change password" }).click();
  await expect(page).toHaveURL(/\/mypage\/setting\/password\/$/);
  await areas.getByRole("link", { name: "Support" }).click();
  await expect(page).toHaveURL(/\/support\/notice\/$/);
  await areas.getByRole("link", { name: "Workspace" }).click();
  const workspace = page.getByRole("navigation", { name: "Workspace" });
  await expect(workspace.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await workspace.getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL(/\/workspace\/personal\/projects\/$/);
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveText([
    "About Tracewright",
    "Terms of service",
    "Privacy policy",
  ]);

  await page.getByRole("button", { name: /account menu/ }).click();
  await expectAccessible(page, `the account menu of ${person.email}`);
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/mypage\/setting\/profile\/$/);
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("menuitem", { name: "Notices" }).click();
  await expect(page).toHaveURL(/\/support\/notice\/$/);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has all entries in one menu", async ({ page, person }) => {
    await page.goto("/home");
    await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText([
      /My space$/,
      "All teams",
      "Home",
      "Projects",
      "Blocks",
      "Block library",
      "Account management",
      "Change password",
      "Footprints",
      "Delivery addresses",
      "Orders",
      "Estimates",
      "Plan",
      "Credits",
      "Purchases",
      "Notices",
      "FAQ",
      "Inquiries",
    ]);
    await expect(page.getByRole("menuitem", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page, `the compact menu of ${person.email}`);
    await page.getByRole("menuitem", { name: "Projects" }).press("Enter");
    await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test("asks for help from home", async ({ page, person }) => {
  await page.goto("/home");
  await expect(page.getByRole("link", { name: "Contact support" }), person.email).toHaveAttribute(
    "href",
    "/support/contact/edit/",
  );
});
