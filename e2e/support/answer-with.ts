import type { Page } from "@playwright/test";

/**
 * From now on an operation is answered with a code of the catalogue, as the server does when its clock or its limits
 * say so: what a browser story cannot wait for. That the server says so is tested there. Without a code: with success.
 */
export async function answerWith(page: Page, operationName: string, code?: number): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/graphql", (route) => {
    if (!route.request().postData()?.includes(`"${operationName}"`)) return route.fallback();
    const field = operationName.charAt(0).toLowerCase() + operationName.slice(1);
    const success = { data: { [field]: { __typename: "SuccessPayload", success: true } } };
    const extensions = { code, name: "REFUSED" };
    const refusal = { data: null, errors: [{ message: "Refused for the story.", extensions }] };
    return route.fulfill({ json: code === undefined ? success : refusal });
  });
}
