import { expect, expectAccessible, type Page, test } from "../support/story.ts";

/** This server has no keys of Google or Kakao: what it would say with them. The way there and back is tested on the server. */
async function pretend(page: Page, answers: Readonly<Record<string, object>>): Promise<void> {
  await page.route("**/graphql", (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const data = answers[operationName];
    return data === undefined ? route.fallback() : route.fulfill({ json: { data } });
  });
}

test("offers no login that the server has no keys for", async ({ page }) => {
  const answered = page.waitForResponse((response) => response.request().postData()?.includes("SocialLogins") ?? false);
  await page.goto("/member/signin/");
  await answered;
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page.getByText("Continue with")).toHaveCount(0);
});

test("offers Google and Kakao, and tells why a login came back without one", async ({ page }) => {
  await pretend(page, { SocialLogins: { socialLogins: ["GOOGLE", "KAKAO"] } });
  for (const [word, sentence] of [
    ["cancelled", "The login was canceled."],
    ["failed", "The login failed."],
    ["unverified", "The provider has not verified your e-mail address."],
    ["other-login", "This e-mail address has an account with another login method."],
  ] as const) {
    await page.goto(`/member/signin/?failed=${word}`);
    await expect(page.getByRole("alert")).toContainText(sentence);
  }
  await expect(page.getByRole("link", { name: "Continue with Google" })).toHaveAttribute("href", "/login/google");
  await expect(page.getByRole("link", { name: "Continue with Kakao" })).toHaveAttribute("href", "/login/kakao");
  await expectAccessible(page, "log-in with Google and Kakao");
  await page.goto("/member/signin/?failed=<b>anything</b>");
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("asks somebody new for the terms; after ten minutes it says so", async ({ page }) => {
  await page.goto("/member/signup/?with=google");
  await expect(page.getByText("This sign-up expired after 10 minutes.")).toBeVisible();
  const person = { __typename: "SocialSignUp", provider: "GOOGLE", email: "mina@example.com" };
  await pretend(page, { SocialSignUp: { socialSignUp: person } });
  await page.goto("/member/signup/?with=google");
  await expect(page.getByText("Google confirmed your address.")).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("mina@example.com");
  const submit = page.getByRole("button", { name: "Create account" });
  await expect(submit).toBeDisabled();
  await page.getByLabel("I agree to the terms of service").check();
  await page.getByLabel("I agree to the privacy policy").check();
  await expectAccessible(page, "sign-up with Google");
  // No provider has vouched for anybody in this browser, and the server knows.
  await submit.click();
  await expect(page.getByText("The verification has expired.")).toBeVisible();
});
