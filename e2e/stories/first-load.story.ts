import { gzipSync } from "node:zlib";
import { expect, test } from "../support/story.ts";

/** What the first page anybody needs may ask of a slow line, in bytes after gzip. */
const SCRIPT_BUDGET = 200_000;

test("needs at most 200 kB of scripts for the log-in page", async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
  });
  await page.goto("/member/signin/", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  const sizes = await Promise.all(
    [...scripts].map(async ([url, body]) => [new URL(url).pathname, gzipSync(await body).length] as const),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, JSON.stringify(sizes)).toBeGreaterThan(50_000);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test.describe("in Korean", () => {
  test.use({ locale: "ko-KR" });

  test("takes its letters from its own server, with their licence, in the subsets that are needed", async ({
    page,
  }) => {
    const hosts = new Set<string>();
    const hangul: string[] = [];
    page.on("request", (request) => {
      const { host, pathname } = new URL(request.url());
      hosts.add(host);
      if (/Pretendard.*\.woff2$/i.test(pathname)) hangul.push(pathname);
    });
    await page.goto("/member/signin/", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { name: "로그인" })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('14px "Pretendard Variable"', "로그인"))).toBe(true);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(hangul.length).toBeGreaterThan(0);
    // The whole font has 92 subsets.
    expect(hangul.length).toBeLessThan(46);
    for (const font of ["inter", "jetbrains-mono", "pretendard"]) {
      const licence = await page.request.get(`/licences/${font}.txt`);
      expect(await licence.text(), font).toMatch(/SIL OPEN FONT LICENSE/i);
    }
  });
});

test("tells the browser what language and viewport the page has", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute("content", /maximum-scale=1, user-scalable=no/);
});

test.describe("in a language that nobody has translated", () => {
  test.use({ locale: "fr-FR" });

  test("speaks English and counts in dollars", async ({ page }) => {
    await page.goto("/member/signin/");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Language and theme" }).click();
    await expect(page.getByRole("menuitemradio", { name: "US dollar ($)" })).toBeChecked();
  });
});
