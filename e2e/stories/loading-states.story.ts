import { holdOperation } from "../support/hold-operation.ts";
import { smallBoard } from "../support/small-board.ts";
import { enter, expect, expectAccessible, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("what is being fetched says so on every screen, and its place can be read out", async ({ page, person }) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", smallBoard())] });
  const held = /query (ProjectList|Project|NoticeList)\(/;
  for (const path of ["/home", "/workspace/personal/projects/", `/layout/${id}`, `/result/${id}`, "/support/notice/"]) {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/graphql", async (route) => {
      if (held.test(route.request().postData() ?? "")) await isLetGo;
      await route.continue().catch(() => undefined);
    });
    await page.goto(path);
    const loading = page.getByRole("status", { name: "Loading" }).or(page.getByRole("status").getByText("Loading"));
    await expect(loading.first(), path).toBeAttached();
    await expectAccessible(page, `${path} while it is being fetched`);
    await expect.poll(() => page.evaluate(endlessAnimations), `${path} for who asks for reduced motion`).toEqual([]);
    letGo();
    await expect(loading, path).toHaveCount(0);
    await page.unroute("**/graphql");
  }
});

test("parts, mails and notices say that they are being fetched, and nothing moves when they come", async ({
  page,
  person,
}) => {
  const files = [textFile("a.kicad_pcb", smallBoard())];
  const id = await uploadProject(page, { name: person.email, files });
  await page.addInitScript(() => {
    Object.assign(window, { jumped: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { jumped: Reflect.get(window, "jumped") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift" });
  });
  const screens = [
    { path: `/home?parts=${id}`, query: "PartMatchList", arrived: page.getByText("R1", { exact: true }).first() },
    { path: "/admin/outbox/", query: "Outbox", arrived: page.getByRole("table") },
    {
      path: "/admin/notices/",
      query: "ManagedNotices",
      arrived: page.getByText("No notices yet.").or(page.getByRole("table")),
    },
  ];
  for (const { path, query, arrived } of screens) {
    if (path.startsWith("/admin/outbox")) await enter(page, "administrator@example.com");
    const { held, release } = await holdOperation(page, `query ${query}(`);
    await page.goto(path);
    await held;
    const loading = page.getByRole("status", { name: "Loading" });
    await expect(loading.first(), path).toBeVisible();
    await expectAccessible(page, `${path} while it is being fetched`);
    await page.evaluate(() => Object.assign(window, { jumped: 0 }));
    release();
    await expect(arrived, path).toBeVisible();
    await expect(loading, path).toHaveCount(0);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => Reflect.get(window, "jumped")), `what moved on ${path}`).toBeLessThan(0.02);
    await page.unroute("**/graphql");
  }
});

test("on a phone nothing on the landing page jumps when its letters arrive", async ({ context }) => {
  for (const language of ["ko", "en"]) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route("**/*.woff2", async (route) => {
      await new Promise((go) => setTimeout(go, 500));
      await route.continue();
    });
    await page.addInitScript((chosen) => {
      localStorage.setItem("tracewright-language", chosen);
      Object.assign(window, { jumped: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { jumped: Reflect.get(window, "jumped") + Reflect.get(entry, "value") });
      }).observe({ type: "layout-shift", buffered: true });
    }, language);
    const letters = page.waitForResponse(/\.woff2/);
    await page.goto("/");
    await letters;
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => Reflect.get(window, "jumped")), language).toBeLessThan(0.1);
    await page.close();
  }
});

/** What turns or pulses without end, in the page. */
function endlessAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id));
}
