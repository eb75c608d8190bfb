import type { Page } from "@playwright/test";

/**
 * From now on a window reads of paused routing runs that they wait at a place of the queue: how long a run waits is the
 * machine's to say, not a story's. That the server tells the places is tested there.
 */
export async function showWaiting(page: Page, place: number): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"status":"CANCEL"', '"status":"REQUEST"')
      .replaceAll('"stateType":"ROUTING_CANCEL"', '"stateType":"ROUTING_REQUEST"')
      .replaceAll('"queuePlace":null', `"queuePlace":${place}`);
    await route.fulfill({ response, body });
  });
}
