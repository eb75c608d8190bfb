import { expect, expectAccessible, newAddress, type Page, test } from "../support/story.ts";
import { storyServer } from "../support/story-server.ts";

test.use({ personName: "administrator" });

/** One call to the server with the page's own cookies. */
async function call(page: Page, query: string, input: object) {
  const url = storyServer().url;
  const response = await page.request.post(`${url}/graphql`, {
    headers: { "x-service": "CIRCUIT_ARCHITECTURE", origin: url },
    data: { query, variables: { input } },
  });
  return (await response.json()).data;
}

const SEND_CODE =
  "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";
const CREATE = "mutation ($input: CreateNoticeInput!) { createNotice(input: $input) { id } }";

test("the administrator's corner: notices are read page by page and from one to the next; mail is in the outbox", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await page.goto("/support/notice/");
  await expect(page.getByText("No notices.")).toBeVisible();
  await expectAccessible(page, "no notices");
  const write = async (title: string, change: object = {}) =>
    (await call(page, CREATE, { language: "EN", title, content: `${title}.\n\nSecond paragraph.`, ...change }))
      .createNotice;
  for (let i = 1; i <= 12; i += 1) await write(`Release ${i}`);
  await write("Maintenance on Sunday", { isTop: true });
  await write("정기 점검 안내", { language: "KO" });
  const draft = await write("Not out yet", { isExposed: false });

  await page.reload();
  const rows = page.getByRole("row");
  await expect(rows).toHaveCount(11);
  await expect(rows.nth(1)).toContainText("Pinned");
  await expect(rows.nth(1)).toContainText("Maintenance on Sunday");
  await expect(rows.nth(2)).toContainText("Release 12");
  await expect(page.getByText("Not out yet")).toHaveCount(0);
  await expectAccessible(page, "the list of notices");
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("link", { name: "Release 2", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Release 2" })).toBeVisible();
  await expect(page.getByText("Second paragraph.")).toBeVisible();
  await expect(page.getByText("1 view")).toBeVisible();
  await expectAccessible(page, "a notice");
  await page.getByRole("link", { name: "Next Release 1" }).click();
  await expect(page.getByRole("heading", { name: "Release 1" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL(/notice\/\?page=2/);
  await expect(page.getByRole("link", { name: "Release 1", exact: true })).toBeVisible();

  await page.goto("/support/notice/detail/999999");
  await expect(page).toHaveURL(/\/404/);

  await writeNotice(page);

  // The newest mail: that to the administrator is on a later page when other stories have sent theirs.
  const asking = newAddress();
  await call(page, SEND_CODE, { email: asking, authType: "SIGN_UP" });
  await page.goto("/home");
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("menuitem", { name: "Outbox" }).click();
  await expect(page.getByText("No mail server is configured")).toBeVisible();
  const mail = page.getByRole("row").filter({ hasText: asking });
  await mail.getByText(/is your Tracewright code/).click();
  await expect(mail.getByText(/expires in 10 minutes/)).toBeVisible();
  await expectAccessible(page, `the outbox (${person.email})`);
  await page.getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: "Failed" }).click();
  await expect(page.getByText("No mail found.")).toBeVisible();

  const korean = await browser.newContext({ locale: "ko-KR", colorScheme: "dark", ...(baseURL && { baseURL }) });
  await korean.addCookies(await page.context().cookies());
  const other = await korean.newPage();
  await other.goto("/support/notice/");
  await expect(other.getByRole("link", { name: "정기 점검 안내" })).toBeVisible();
  await expect(other.getByRole("row")).toHaveCount(2);
  await expectAccessible(other, "the list of notices in Korean, dark");
  await korean.close();
  expect(draft.id).toMatch(/^\d+$/);
});

/** Written as a draft, published with a file, and deleted after a question. */
async function writeNotice(page: Page): Promise<void> {
  await page.goto("/home");
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("menuitem", { name: "Manage notices" }).click();
  await expect(page.getByRole("row", { name: /Not out yet.*Draft/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /정기 점검 안내.*Korean.*Published/ })).toBeVisible();
  await expectAccessible(page, "all notices");
  await page.getByRole("link", { name: "New notice" }).click();
  await page.getByLabel("Title").fill("New parts");
  await page.getByRole("button", { name: "Save notice" }).click();
  await expect(page.getByText("Enter a text.")).toBeVisible();
  await page.getByLabel("Text").fill("Five hundred more.");
  const choose = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add file" }).click();
  const program = { name: "run.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ") };
  await (await choose).setFiles(program);
  await expect(page.getByText(/run\.pdf is not an image/)).toBeVisible();
  const again = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add file" }).click();
  const text = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
  await (await again).setFiles({ name: "parts.pdf", mimeType: "application/pdf", buffer: Buffer.from(text) });
  await expect(page.getByRole("button", { name: "Remove parts.pdf" })).toBeVisible();
  await expectAccessible(page, "a notice being written");
  await page.getByRole("link", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save notice" }).click();
  await expect(page.getByText("Saved as a draft")).toBeVisible();

  await page.getByRole("link", { name: "New parts" }).click();
  await expect(page.getByRole("button", { name: "Remove parts.pdf" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Publish" }).check();
  await page.getByRole("button", { name: "Save notice" }).click();
  await expect(page.getByRole("row", { name: /New parts.*Published/ })).toBeVisible();
  await page.getByRole("button", { name: "Delete New parts" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this notice?" });
  await expect(dialog).toContainText("New parts");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Delete New parts" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Notice deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: "New parts" })).toHaveCount(0);
}
