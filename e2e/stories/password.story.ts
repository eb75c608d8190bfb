import { answerWith } from "../support/answer-with.ts";
import { listenToToasts } from "../support/listen-to-toasts.ts";
import { expect, expectAccessible, mailedCode, PASSWORD, test } from "../support/story.ts";
import { storyServer } from "../support/story-server.ts";

const NEW_PASSWORD = "Another-pass2!";

test("resets a forgotten password with the code from the mail; the old one is worthless", async ({ page, person }) => {
  await page.context().clearCookies();
  await page.goto("/member/signin/");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset password" })).toBeVisible();
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill("nobody-at-all@example.com");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("This e-mail address is not registered.")).toBeVisible();

  await email.fill(person.email);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(
    page.getByText(`This server sends no mail. The code for ${person.email} is in its outbox`),
  ).toBeVisible();
  const code = page.getByLabel("Verification code");
  for (const [refusal, sentence] of [
    [10004, "Invalid code."],
    [10005, "Request timed out"],
    [10002, "Too many wrong codes."],
  ] as const) {
    await answerWith(page, "VerifyEmailVerificationCode", refusal);
    await code.fill("123456");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await code.fill(await mailedCode(person.email));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This address is verified.")).toBeVisible();

  const submit = page.getByRole("button", { name: "Set new password" });
  await page.getByLabel("New password", { exact: true }).fill("weak");
  await page.getByLabel("Confirm password").fill("weak");
  await expect(submit).toBeDisabled();
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await expect(page.getByText("Password does not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await submit.click();
  await expect(page.getByText("The new password is the same as the current one.")).toBeVisible();
  await expectAccessible(page, "a refused reset");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByText("Password changed.")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await page.getByLabel("E-mail").fill(person.email);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Incorrect email address or password")).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
});

test("a log-in that is refused for another reason than the password says which", async ({ page }) => {
  await page.goto("/member/signin/");
  await page.getByLabel("E-mail").fill("mina@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  for (const [refusal, sentence] of [
    [10012, "This account uses another login method."],
    [10002, "Too many login attempts. Wait 10 minutes, then try again."],
    [404, "Incorrect email address or password"],
  ] as const) {
    await answerWith(page, "SignIn", refusal);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("alert")).toContainText(sentence);
    await expect(page).toHaveURL(/\/member\/signin/);
  }
});

test("changes the password; the session elsewhere ends, this one stays", async ({ page, person, browser }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  // Logs in on its own: with a copied cookie it would be the same session.
  const elsewhere = await browser.newPage({ baseURL: storyServer().url });
  const said = await listenToToasts(elsewhere, "Your login has expired. Please log in again.");
  await elsewhere.goto("/member/signin/");
  await elsewhere.getByLabel("E-mail").fill(person.email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere.getByRole("heading", { name: /^Hello/ })).toBeVisible();

  await page.goto("/mypage/setting/password/");
  await page.getByLabel("Current password").fill("Wrong-pass1!");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  const submit = page.getByRole("button", { name: "Change password" });
  await page.getByLabel("Confirm password").fill("Another-pass");
  await expect(page.getByText("Password does not match")).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByText("The current password is incorrect.")).toBeVisible();
  await expectAccessible(page, "a password that is not changed");
  await page.getByLabel("Current password").fill(PASSWORD);
  await submit.click();
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/member\/signin/);
  await expect.poll(said).toHaveLength(1);
  await elsewhere.close();
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
});
