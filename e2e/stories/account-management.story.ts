import { answerWith } from "../support/answer-with.ts";
import { holdOperation, isCovered } from "../support/hold-operation.ts";
import { expect, expectAccessible, PASSWORD, test } from "../support/story.ts";
import { writePng } from "../support/write-png.ts";

const LIMIT_BYTES = 3_145_728;
const png = (bytes?: number) => writePng({ width: 400, height: 300, ...(bytes && { bytes }) });

test("gives the profile an image of exactly 3 MB, a name and consents; the header shows both", async ({
  page,
  person,
}) => {
  await page.goto("/mypage/setting/profile/");
  const email = page.getByRole("textbox", { name: "E-mail" });
  await expect(email).toHaveValue(person.email);
  await expect(email).not.toBeEditable();
  const save = page.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await expectAccessible(page, "account management");

  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "me.PNG", mimeType: "image/png", buffer: png(LIMIT_BYTES) });
  const image = page.getByRole("group", { name: "Profile image" }).getByRole("img");
  await expect(image).toHaveAttribute("src", /^\/image\?url=%2Fmedia%2F[\w-]+&w=256$/);
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(256);
  await page.getByLabel("User name").fill("민아 Kim");
  await page.getByLabel("Product news by e-mail").check();
  await save.click();
  await expect(page.getByText("Saved successfully")).toBeVisible();
  const account = page.getByRole("button", { name: /account menu/ });
  await expect(account).toContainText("민아 Kim");
  await expect(account.locator("img")).toHaveAttribute("src", /&w=48$/);

  await page.reload();
  await expect(page.getByLabel("User name")).toHaveValue("민아 Kim");
  await expect(page.getByLabel("Product news by e-mail")).toBeChecked();
  await expect(page.getByLabel("Product news by text message")).not.toBeChecked();
  await page.getByRole("button", { name: "Remove image" }).click();
  await save.click();
  await expect(page.getByText("Saved successfully")).toBeVisible();
  await expect(account.locator("img")).toHaveCount(0);
});

test("says what is wrong with an image or a name, and keeps what was typed when the server fails", async ({
  page,
  person,
}) => {
  expect(person.email).toContain("@");
  await page.goto("/mypage/setting/profile/");
  const files = page.locator("input[type=file]");
  const refusal = page.getByText("Upload failed. Check size and extension");
  for (const [name, buffer] of [
    ["large.png", png(LIMIT_BYTES + 1)],
    ["moving.gif", Buffer.from("GIF89a")],
    ["program.png", Buffer.from("MZ this is no picture")],
  ] as const) {
    await files.setInputFiles({ name, mimeType: "image/png", buffer });
    await expect(refusal).toBeVisible();
    await files.setInputFiles({ name: "fine.png", mimeType: "image/png", buffer: png() });
    await expect(refusal).toBeHidden();
  }
  const name = page.getByLabel("User name");
  await name.fill("<b>Mina</b>");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Invalid user name")).toBeVisible();
  await expectAccessible(page, "a name that is none");

  await name.fill("Mina");
  await expect(page.getByText("Invalid user name")).toBeHidden();
  await answerWith(page, "UpdateProfile", 500);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Temporary error, try again")).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/setting\/profile/);
  await expect(name).toHaveValue("Mina");
  await page.unrouteAll({ behavior: "ignoreErrors" });

  const home = page.getByRole("link", { name: "Tracewright" }).first();
  await home.click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(name).toHaveValue("Mina");
  await home.click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/home/);
});

test("covers the page while a profile is saved, so that nothing else is clicked meanwhile", async ({
  page,
  person,
}) => {
  expect(person.email).toContain("@");
  await page.goto("/mypage/setting/profile/");
  const { held, release } = await holdOperation(page, "UpdateProfile");
  await page.getByLabel("User name").fill("Mina Kim");
  await page.getByRole("button", { name: "Save" }).click();
  await held;
  const overlay = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(overlay).toBeVisible();
  expect(await isCovered(page.getByRole("link", { name: "Tracewright" }).first())).toBe(true);
  release();
  await expect(page.getByText("Saved successfully")).toBeVisible();
  await expect(overlay).toBeHidden();
});

test("asks for the profile once, however many pages are opened", async ({ page, person }) => {
  expect(person.email).toContain("@");
  let asked = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes('"operationName":"Profile"')) asked++;
  });
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await page.getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await page.getByRole("link", { name: "Tracewright" }).first().click();
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  expect(asked).toBe(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  expect(asked).toBe(2);
});

test("deletes the account in two steps; nothing of it is left", async ({ page, person }) => {
  await page.goto("/mypage/setting/profile/");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  const next = dialog.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Reason" }).click();
  await expect(page.getByRole("option")).toHaveCount(4);
  await page.getByRole("option", { name: "Other" }).click();
  await expect(next).toBeDisabled();
  await dialog.getByLabel("Describe the reason").fill("I design by hand.");
  await expectAccessible(page, "the reason of a deletion");
  await next.click();
  const remove = dialog.getByRole("button", { name: "Delete account" });
  const phrase = dialog.getByLabel("Type Delete Account to confirm");
  await expect(phrase).toBeFocused();
  await phrase.fill("delete account");
  await expect(remove).toBeDisabled();
  await phrase.fill("Delete Account");
  await expectAccessible(page, "the confirmation of a deletion");
  await answerWith(page, "Unregister", 10016);
  await remove.click();
  await expect(dialog.getByText("Refused for the story.")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await remove.click();

  await expect(page).toHaveURL(/\/thanks/);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(page.getByText("Your login has expired")).toBeHidden();
  await page.getByRole("link", { name: "Back to start" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto("/member/signin/");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Incorrect email address or password")).toBeVisible();
});
