import type { Locator, Page } from "@playwright/test";

/** Keeps an operation's request back until `release`; `held` resolves when it has been asked for. */
export async function holdOperation(
  page: Page,
  operationName: string,
): Promise<{ readonly held: Promise<void>; readonly release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes(operationName)) {
      asked.resolve();
      await released.promise;
    }
    await route.fallback();
  });
  return { held: asked.promise, release: released.resolve };
}

/** Whether a click at the middle of an element would go to something else. */
export async function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return !node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
