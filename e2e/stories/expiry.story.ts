import { listenToToasts } from "../support/listen-to-toasts.ts";
import { expect, PASSWORD, type Page, test } from "../support/story.ts";

const EXPIRED = "Your login has expired. Please log in again.";
const SAYS_EXPIRED = { data: null, errors: [{ message: "Your login has expired.", extensions: { code: 1000 } }] };

/** Every answer of the server from now on says that the session has run out. */
async function runOut(page: Page): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().postDataJSON()?.operationName === "SignIn"
      ? route.continue()
      : route.fulfill({ json: SAYS_EXPIRED }),
  );
}

for (const code of [4401, 4403])
  test(`a live connection closed with ${code} is an expired login: one toast, the log-in page, and back again`, async ({
    page,
    person,
  }) => {
    const opened: { close: (code: number) => Promise<void> }[] = [];
    await page.routeWebSocket("**/graphql", (socket) => {
      socket.connectToServer();
      opened.push({ close: (reason) => socket.close({ code: reason, reason: "told by the story" }) });
    });
    const said = await listenToToasts(page, EXPIRED);
    await page.goto("/workspace/personal/projects/");
    await expect.poll(() => opened.length).toBe(1);
    await runOut(page);
    await opened[0]?.close(code);
    await expect(page).toHaveURL(/\/member\/signin/);
    await expect.poll(said).toHaveLength(1);
    // No connection on a public page, and none tried again after an expired login.
    expect(opened).toHaveLength(1);
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
    expect(said()).toHaveLength(1);

    await page.unroute("**/graphql");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/workspace\/personal\/projects/);
    await expect.poll(() => opened.length).toBe(2);
  });

test("a live connection closed with 1011 asks the profile first: a server that broke down logs nobody out", async ({
  page,
  person,
}) => {
  const opened: { close: (code: number) => Promise<void> }[] = [];
  await page.routeWebSocket("**/graphql", (socket) => {
    socket.connectToServer();
    opened.push({ close: (reason) => socket.close({ code: reason, reason: "told by the story" }) });
  });
  const said = await listenToToasts(page, EXPIRED);
  await page.goto("/home");
  await expect.poll(() => opened.length).toBe(1);
  await opened[0]?.close(1011);
  await expect.poll(() => opened.length).toBe(2);
  await expect(page.getByRole("heading", { name: /^Hello/ }), person.email).toBeVisible();
  await runOut(page);
  await opened[1]?.close(1011);
  await expect(page).toHaveURL(/\/member\/signin/);
  await expect.poll(said).toHaveLength(1);
});
