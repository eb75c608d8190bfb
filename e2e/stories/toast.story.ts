import { expect, test } from "../support/story.ts";

test("shows a toast at the top centre for five seconds, and for as long as it is pointed at", async ({
  page,
  person,
}) => {
  await page.clock.install();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("SignOut")) return route.abort();
    await route.continue();
  });
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ }), person.email).toBeVisible();
  const showToast = async () => {
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  };
  const toast = page.getByRole("alert").filter({ hasText: "Cannot reach the server" });

  await showToast();
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(100);
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, -1);
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();

  await page.clock.resume();
  await showToast();
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 800);
  await page.clock.runFor(10_000);
  await expect(toast).toBeHidden();
});

test("covers the screen while it loads, and nothing under it can be clicked", async ({ page, person }) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/home-screen.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/home", { waitUntil: "commit" });
  const overlay = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox(), person.email).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  expect(await overlay.evaluate((cover) => cover.contains(document.elementFromPoint(20, 20)))).toBe(true);
  letCome();
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
