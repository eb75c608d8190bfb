import { expect, type Locator, mailedCode, newAddress, PASSWORD, type Page, test } from "../support/story.ts";

/** Presses Tab until the element has the focus; every stop on the way has to show that it has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press("Tab");
    const shown = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "nothing";
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return outlineStyle === "solid" && outlineWidth === "2px" ? "ring" : focused.outerHTML;
    });
    expect(["ring", "nothing"], "a focus that cannot be seen").toContain(shown);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Forty presses of Tab did not reach it.");
}

test("the keyboard alone leads from the start page through sign-up and log-in to log-out", async ({ page }) => {
  const email = newAddress();
  const press = async (name: string, role: "button" | "link") => {
    await tabTo(page, page.getByRole(role, { name, exact: true }).first());
    await page.keyboard.press("Enter");
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await page.goto("/");
  await press("Sign up", "link");
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeVisible();
  await type("E-mail", email);
  await press("Verify", "button");
  await expect(page.getByRole("timer")).toBeVisible();
  await type("Verification code", await mailedCode(email));
  await press("Confirm", "button");
  await expect(page.getByText("This address is verified.")).toBeVisible();
  await type("Password", PASSWORD);
  await type("Confirm password", PASSWORD);
  for (const consent of ["I agree to the terms of service", "I agree to the privacy policy"]) {
    await tabTo(page, page.getByLabel(consent));
    await page.keyboard.press("Space");
  }
  await press("Create account", "button");
  await expect(page).toHaveURL(/\/member\/signin/);
  await type("E-mail", email);
  await type("Password", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();

  await press("Projects", "link");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Projects", exact: true })).toBeFocused();
  await page.reload();
  const account = page.getByRole("button", { name: /account menu/ });
  await tabTo(page, account);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/member\/signin/);
});

test("a screen that a link of the old one led to has the focus on its content", async ({ page, person }) => {
  await page.goto("/home");
  await tabTo(page, page.getByRole("link", { name: "View all" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(page.getByRole("main"), person.email).toBeFocused();
});
