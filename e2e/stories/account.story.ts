import { answerWith } from "../support/answer-with.ts";
import { holdOperation, isCovered } from "../support/hold-operation.ts";
import { listenToToasts } from "../support/listen-to-toasts.ts";
import { expect, expectAccessible, mailedCode, newAddress, PASSWORD, test } from "../support/story.ts";

test("signs up with the code from the mail, logs in and finds an empty project list", async ({ page }) => {
  const email = newAddress();
  await page.goto("/member/signup/");
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeVisible();
  const submit = page.getByRole("button", { name: "Create account" });
  await expect(submit).toBeDisabled();

  await page.getByLabel("E-mail", { exact: true }).fill("not an address");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Enter a complete e-mail address")).toBeVisible();

  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("timer")).toHaveText(/^(10:00|[89]:\d\d)$/);
  // No mail server is configured here: the page says where the code is, and not that it was sent.
  await expect(page.getByText(`This server sends no mail. The code for ${email} is in its outbox`)).toBeVisible();
  const code = await mailedCode(email);
  await page.getByLabel("Verification code").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Invalid code.")).toBeVisible();
  await expectAccessible(page, "sign-up with a wrong code");
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This address is verified.")).toBeVisible();

  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill("something else");
  await expect(page.getByText("Password does not match")).toBeVisible();
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByLabel("I agree to the terms of service").check();
  await expect(submit).toBeDisabled();
  await page.getByLabel("I agree to the privacy policy").check();
  await expect(page.getByText("Not a common password")).toBeVisible();
  for (const field of ["Password", "Confirm password"])
    await page.getByLabel(field, { exact: true }).fill("Password1!");
  await submit.click();
  await expect(page.getByText("This password is too common.")).toBeVisible();
  for (const field of ["Password", "Confirm password"]) await page.getByLabel(field, { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(page.getByText("Registration complete.")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Wrong-pass1!");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Incorrect email address or password")).toBeVisible();
  await expectAccessible(page, "log-in with a wrong password");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const { held, release } = await holdOperation(page, "SignIn");
  await page.keyboard.press("Enter");
  await held;
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect.poll(() => isCovered(page.getByRole("link", { name: "Sign up" }))).toBe(true);
  release();

  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await expectAccessible(page, "home without projects");
  await page.getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expectAccessible(page, "the empty project list");
});

test("says in words why a code, its confirmation or a sign-up was refused", async ({ page, person }) => {
  await page.goto("/member/signup/");
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill(person.email);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/Too many attempts|already in use/)).toBeVisible();
  await email.fill(newAddress());
  for (const [code, sentence] of [
    [10000, "This e-mail address is already in use."],
    [10002, "Too many attempts."],
    [10003, "The e-mail could not be sent."],
  ] as const) {
    await answerWith(page, "SendEmailVerificationCode", code);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await answerWith(page, "SendEmailVerificationCode");
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByLabel("Verification code").fill("123456");
  for (const [code, sentence] of [
    [10005, "Request timed out"],
    [10006, "This code was already used."],
    [10008, "No code was sent to this address."],
  ] as const) {
    await answerWith(page, "VerifyEmailVerificationCode", code);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  // Changing the address drops code and proof.
  await answerWith(page, "VerifyEmailVerificationCode");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This address is verified.")).toBeVisible();
  await expect(email).not.toBeEditable();
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByText("This address is verified.")).toBeHidden();
  await expect(email).toBeEditable();
  await expect(page.getByLabel("Verification code")).toBeHidden();
});

test("sends someone who is not logged in to the log-in page, and back afterwards", async ({
  page,
  person,
  context,
}) => {
  await context.clearCookies();
  await page.goto("/workspace/personal/projects/?sort=NAME");
  await expect(page).toHaveURL(/\/member\/signin/);
  await expect(page.getByText("Your login has expired")).toBeHidden();
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/workspace\/personal\/projects\/\?sort=NAME/);
});

test("says once that the login has expired, and leaves nothing behind", async ({ page, person, context }) => {
  const said = await listenToToasts(page, "Your login has expired. Please log in again.");
  const socket = page.waitForEvent("websocket");
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  // The live connection stands and what it had fetched again is there: what comes later would be the first to notice.
  await (await socket).waitForEvent("framereceived");
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  // On a slow machine something that was still to be asked notices before the click does, and takes the page away.
  const click = page
    .getByRole("link", { name: "Projects" })
    .click({ timeout: 30_000 })
    .catch(() => undefined);
  await Promise.race([click, page.waitForURL(/\/member\/signin/)]);
  await expect(page).toHaveURL(/\/member\/signin/);
  await expect.poll(said).toHaveLength(1);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/workspace\/personal\/projects/);
  expect(said()).toHaveLength(1);
});

test("logs out for good", async ({ page, person }) => {
  // A slow line: between the answer to the sign-out and the log-in page, nothing of the old page may ask again.
  await page.route(/sign-in-screen/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto("/home");
  await page.getByRole("button", { name: /account menu/ }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/member\/signin/);
  await expect(page.getByText("Your login has expired")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/member\/signin/);
  await expect(page.getByText("Recent projects")).toBeHidden();
});
