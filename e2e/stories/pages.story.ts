import { expect, expectAccessible, type Page, test } from "../support/story.ts";

/** As the specification lists them: the routes' own table is what is held against it. */
const OPEN_PAGES = {
  "/": "Circuit boards, placed and routed to your rules",
  "/member/signin/": "Log in",
  "/member/signup/": "Sign up",
  "/member/reset-password/": "Reset password",
  "/member/terms/": "Terms of service",
  "/member/privacy/": "Privacy policy",
  "/terms/": "Terms of service",
  "/privacy/": "Privacy policy",
  "/thanks/": "Thank you",
  "/shared/?token=unknown": "This link does not exist",
  "/404/": "This page does not exist",
  "/nope/": "This page does not exist",
  "/layout/": "This page does not exist",
  "/400/": "Bad request",
  "/500/": "Server error",
};

const SIGNED_IN_PAGES = [
  "/feature/",
  "/layout/00000000-0000-4000-8000-000000000000",
  "/result/00000000-0000-4000-8000-000000000000",
  "/support/contact/",
  "/support/contact/edit/",
  "/support/contact/edit/7",
  "/support/contact/detail/7",
  "/support/faq/",
  "/support/faq/detail/7",
  "/support/notice/",
  "/support/notice/detail/70000",
  "/home",
  "/home/",
  "/mypage/setting/profile/",
  "/mypage/setting/password/",
  "/mypage/setting/footprints/",
  "/mypage/setting/address/",
  "/mypage/order/",
  "/mypage/order/detail/7",
  "/mypage/membership/plan/",
  "/mypage/membership/credit/",
  "/mypage/membership/purchase/",
  "/mypage/membership/purchase/detail/7",
  "/workspace/personal/projects/",
  "/workspace/personal/projects",
  "/workspace/personal/customblocks/",
  "/workspace/personal/customblocks/setting/",
  "/workspace/personal/customblocks/setting/7",
  "/block/",
  "/block/7",
  "/workspace/team/",
  "/workspace/team/projects/",
  "/workspace/team/setting/",
  "/workspace/team/customblocks/",
  "/estimate/",
  "/estimate/kes/",
  "/estimate/success/",
  "/estimate/detail/7",
];

/** Pages of something that does not exist: the page says so instead. */
const OF_ONE_THING = new Set([
  "/layout/00000000-0000-4000-8000-000000000000",
  "/result/00000000-0000-4000-8000-000000000000",
  "/support/notice/detail/70000",
  "/support/contact/edit/7",
  "/support/contact/detail/7",
  "/mypage/membership/purchase/detail/7",
  "/mypage/order/detail/7",
  "/estimate/detail/7",
  "/workspace/personal/customblocks/setting/7",
  "/block/7",
]);

/** Pages about one team: of somebody without a team they lead to the list of teams. */
const OF_A_TEAM = new Set(["/workspace/team/projects/", "/workspace/team/setting/", "/workspace/team/customblocks/"]);

/** Goes there without reloading the application, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

test("opens the pages for everybody without asking who one is", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/graphql") calls.push(request.postData() ?? request.method());
  });
  for (const [path, heading] of Object.entries(OPEN_PAGES)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
  }
  await page.goto("/test/dev/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(calls.filter((call) => /profile/i.test(call))).toEqual([]);
});

test("knows no workbench and another home site where the server's configuration says so", async ({ page }) => {
  await page.route("**/test/dev/", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '{"homeUrl":"/","workbench":true,',
      '{"homeUrl":"https://example.com/","workbench":false,',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/test/dev/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
  await expect(page.getByRole("link", { name: "About Tracewright" })).toHaveAttribute("href", "https://example.com/");
});

test("sends people without a session to the log-in page from every other page", async ({ context }) => {
  const waiting = [...SIGNED_IN_PAGES];
  const walk = async () => {
    const page = await context.newPage();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/member\/signin\/$/);
      expect(await page.evaluate(() => sessionStorage.getItem("tracewright-previous-path")), path).toBe(path);
    }
  };
  await Promise.all([walk(), walk(), walk(), walk()]);
});

test("has a page for every address once one is signed in, and remembers the last one", async ({ page, person }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  for (const path of SIGNED_IN_PAGES.filter((path) => !OF_ONE_THING.has(path))) {
    await go(page, path);
    const shown = OF_A_TEAM.has(path) ? "/workspace/team/" : path;
    const remembered = () => page.evaluate(() => sessionStorage.getItem("tracewright-previous-path"));
    await expect.poll(remembered, path).toBe(shown);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname, `${path} of ${person.email}`).toBe(shown);
  }
  for (const path of OF_ONE_THING) {
    await go(page, path);
    await expect(page, path).toHaveURL(/\/404\/$/);
    await go(page, "/home");
    await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  }
});

test("goes to the error page when the server fails, and back from there", async ({ page, person }) => {
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("ProjectList")) return route.continue();
    await route.fulfill({ json: { errors: [{ message: "fault", extensions: { code: 500 } }] } });
  });
  await page.goto("/workspace/personal/projects/?sort=NAME");
  await expect(page).toHaveURL(/\/500\/$/);
  const previous = await page.evaluate(() => sessionStorage.getItem("tracewright-previous-path"));
  expect(previous, person.email).toBe("/workspace/personal/projects/?sort=NAME");
  await expectAccessible(page, "the page of a server error");
  await page.unroute("**/graphql");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/workspace\/personal\/projects\/\?sort=NAME$/);
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("says which part of the application did not arrive, and gets it on reload", async ({ page, person }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await page.route(/projects-screen.*\.js/, (route) => route.abort());
  await page.getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Not loaded" })).toBeVisible();
  await expectAccessible(page, `a screen whose code did not arrive (${person.email})`);
  await page.unroute(/projects-screen.*\.js/);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});
