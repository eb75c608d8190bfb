import type { Page } from "@playwright/test";

/**
 * From now on an operation is answered with a code of the catalogue, as the server does when its clock or its limits
 * say so: what a browser story cannot wait for. That the server says so is tested there.
 */
export async function answerWith(page: Page, operationName: string, code: number): Promise<void> {
  await page.unrouteAll();
  await page.route("**/graphql", (route) => {
    if (!route.request().postData()?.includes(`"${operationName}"`)) return route.fallback();
    return route.fulfill({
      json: { data: null, errors: [{ message: "Refused for the story.", extensions: { code, name: "REFUSED" } }] },
    });
  });
}
