import { enter, expect, expectAccessible, newAddress, test } from "../support/story.ts";

test("whoever develops checks that uploads arrive, and looks at the components", async ({ page }) => {
  await page.goto("/test/dev/checks/");
  await page.getByRole("button", { name: "Check uploads" }).click();
  const found = page.getByRole("list", { name: "What was found" }).getByRole("listitem");
  await expect(found).toHaveText([/Please log in/, /Please log in/]);
  await expect(found.getByLabel("not as it should be")).toHaveCount(2);

  await enter(page, newAddress());
  await page.goto("/test/dev/checks/");
  await page.getByRole("button", { name: "Check uploads" }).click();
  await expect(found).toHaveText([/1048576 bytes arrives: stored at \/uploads\//, /refused with 413$/]);
  await expect(found.getByLabel("as it should be", { exact: true })).toHaveCount(2);
  await expectAccessible(page, "the checks");
});
