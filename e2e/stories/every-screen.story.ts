import { expect, expectAccessible, type Page, test } from "../support/story.ts";

const OPEN_SCREENS = [
  "/",
  "/member/signin/",
  "/member/signup/",
  "/member/reset-password/",
  "/member/terms/",
  "/workspace/team/invitation/?token=unknown",
  "/thanks/",
  "/shared/?token=unknown",
  "/404/",
  "/500/",
];

const SIGNED_IN_SCREENS = [
  "/home",
  "/workspace/personal/projects/",
  "/workspace/personal/customblocks/",
  "/workspace/personal/customblocks/setting/",
  "/block/",
  "/feature/",
  "/workspace/team/",
  "/mypage/setting/profile/",
  "/mypage/setting/password/",
  "/mypage/setting/footprints/",
  "/mypage/setting/address/",
  "/support/notice/",
  "/support/faq/",
  "/support/contact/",
  "/support/contact/edit/",
  "/mypage/order/",
  "/estimate/",
  "/estimate/kes/",
  "/estimate/success/",
];

/** Nothing that axe finds, and nothing beside the window's edge. */
async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expectAccessible(page, path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
}

/** The screens of a person, who is not sent elsewhere. */
async function expectSoundFor(page: Page, { email }: { readonly email: string }): Promise<void> {
  for (const path of SIGNED_IN_SCREENS) {
    await expectSound(page, path);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto("/mypage/setting/profile/");
  await expect(page.locator(`input[value="${email}"]`)).toBeVisible();
}

test.describe("in Korean, in the dark, on a narrow screen", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("screens for everybody can be read by all", async ({ page }) => {
    for (const path of OPEN_SCREENS) await expectSound(page, path);
  });

  test("screens of a person can be read by all", async ({ page, person }) => {
    await expectSoundFor(page, person);
  });
});

test("screens can be read by all in English, in the light", async ({ page, person }) => {
  for (const path of OPEN_SCREENS) await expectSound(page, path);
  await expectSoundFor(page, person);
});
