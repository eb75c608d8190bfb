import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { identities, users } from "../../platform/database/tables.ts";
import {
  CLIENT,
  type Misbehaviour,
  type PersonAtProvider,
  startIdentityProvider,
  type TestIdentityProvider,
} from "../../testkit/start-identity-provider.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const SIGN_UP = "mutation ($input: SignUpWithProviderInput!) { signUpWithProvider(input: $input) { email } }";
const PROFILE = "{ profile { name email user { signUpType } } }";
const PENDING = "{ socialSignUp { provider email } }";
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { email } }";
const SEND =
  "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }";
const CHANGE = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }";
const UNREGISTER = "mutation ($input: UnregisterInput!) { unregister(input: $input) { success } }";
const consents = { privacyPolicyConsent: true, termsOfServiceConsent: true };

let provider: TestIdentityProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityProvider();
  const keys = { issuer: new URL(provider.issuer), ...CLIENT };
  const socialLogins = new Map([
    ["GOOGLE", keys],
    ["KAKAO", keys],
  ] as const);
  server = await startTestServer({ configuration: { socialLogins } });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.person = undefined;
  provider.misbehaves = undefined;
  provider.tellsInUserInfoOnly = false;
});

let people = 0;
function newPerson(): PersonAtProvider & { email: string } {
  people += 1;
  return {
    sub: `subject-${people}`,
    email: `social${people}@example.com`,
    email_verified: true,
    name: `Mina ${people}`,
  };
}

/** A browser that keeps all cookies and follows the provider's way back by hand. */
class Visitor {
  readonly cookies = new Map<string, string>();

  async go(address: string): Promise<{ readonly status: number; readonly location: string | null }> {
    const url = new URL(address, server.url);
    const own = url.origin === server.url;
    const response = await fetch(url, {
      redirect: "manual",
      headers: own ? { cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") } : {},
    });
    for (const header of response.headers.getSetCookie()) {
      const [pair = ""] = header.split(";");
      const at = pair.indexOf("=");
      if (pair.slice(at + 1) === "") this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: response.status, location: response.headers.get("location") };
  }

  /** To the provider and back; where one ends up. */
  async logIn(name = "google"): Promise<string | null> {
    return (await this.go(await this.returnAddress(name))).location;
  }

  async returnAddress(name = "google"): Promise<string> {
    const { location } = await this.go(`/login/${name}`);
    return (await this.go(location ?? "")).location ?? "";
  }

  /** Operations with these cookies. */
  get client() {
    const client = server.visitor();
    client.cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    return client;
  }
}

async function signedUp(name: "google" | "kakao", person: PersonAtProvider): Promise<Visitor> {
  provider.person = person;
  const visitor = new Visitor();
  await visitor.logIn(name);
  await visitor.client.get(SIGN_UP, consents);
  expect(await visitor.logIn(name)).toBe("/member/signin/?done=1");
  return visitor;
}

test("a new person accepts the terms and has an account that only the provider opens", async () => {
  const person = newPerson();
  provider.person = person;
  const visitor = new Visitor();
  expect(await visitor.logIn()).toBe("/member/signup/?with=google");
  expect(await visitor.client.get(PENDING)).toEqual({ socialSignUp: { provider: "GOOGLE", email: person.email } });
  const { db } = server.application;
  expect(await db.$count(users, eq(users.email, person.email))).toBe(0);
  const refusal = await visitor.client.refusal(SIGN_UP, { ...consents, termsOfServiceConsent: false });
  expect(refusal.extensions.field).toBe("termsOfServiceConsent");
  const browser = visitor.client;
  expect(await browser.get(SIGN_UP, consents)).toEqual({ signUpWithProvider: { email: person.email } });
  expect((await visitor.client.refusal(SIGN_UP, consents)).extensions.code).toBe(10000);

  const again = new Visitor();
  expect(await again.logIn()).toBe("/member/signin/?done=1");
  const { profile } = await again.client.get(PROFILE);
  expect(profile).toEqual({ name: person.name, email: person.email, user: { signUpType: "GOOGLE" } });

  const nobody = server.visitor();
  const signIn = await nobody.refusal(SIGN_IN, { email: person.email, password: PASSWORD });
  const unknown = await nobody.refusal(SIGN_IN, { email: "nobody@example.com", password: PASSWORD });
  expect(signIn).toEqual(unknown);
  const reset = await nobody.refusal(SEND, { email: person.email, authType: "RESET_PASSWORD" });
  expect(reset.extensions.code).toBe(10014);
  const change = await again.client.refusal(CHANGE, { currentPassword: PASSWORD, newPassword: "other-2B!" });
  expect(change.extensions.code).toBe(10014);
});

test("Kakao tells the verified address in its user info; an unverified or missing one makes no account", async () => {
  provider.tellsInUserInfoOnly = true;
  const person = newPerson();
  const visitor = await signedUp("kakao", person);
  expect((await visitor.client.get(PROFILE)).profile.user.signUpType).toBe("KAKAO");
  provider.person = { ...newPerson(), email_verified: false };
  expect(await new Visitor().logIn("kakao")).toBe("/member/signin/?failed=unverified");
  provider.person = { sub: "without-address" };
  expect(await new Visitor().logIn("kakao")).toBe("/member/signin/?failed=unverified");
});

test("an equal address opens nobody else's account, and a changed address keeps the own one", async () => {
  const email = "with-password@example.com";
  await server.signedIn(email);
  provider.person = { ...newPerson(), email };
  expect(await new Visitor().logIn()).toBe("/member/signin/?failed=other-login");
  const person = newPerson();
  await signedUp("google", person);
  // The same address at the other provider is another person.
  provider.person = person;
  expect(await new Visitor().logIn("kakao")).toBe("/member/signin/?failed=other-login");
  provider.person = { ...person, email: "moved@example.com" };
  const visitor = new Visitor();
  expect(await visitor.logIn()).toBe("/member/signin/?done=1");
  expect((await visitor.client.get(PROFILE)).profile.email).toBe(person.email);
});

test.each(["foreign-key", "other-nonce", "other-audience", "old-token"] satisfies Misbehaviour[])(
  "an answer with the fault %s logs nobody in",
  async (misbehaves) => {
    provider.person = newPerson();
    provider.misbehaves = misbehaves;
    const visitor = new Visitor();
    expect(await visitor.logIn()).toBe("/member/signin/?failed=failed");
    expect(visitor.cookies.size).toBe(0);
  },
);

test("a way back that another browser began, was changed, is used twice or comes late logs nobody in", async () => {
  provider.person = newPerson();
  const victim = new Visitor();
  const attacker = new Visitor();
  expect((await victim.go(await attacker.returnAddress())).location).toBe("/member/signin/?failed=failed");
  await victim.returnAddress();
  expect((await victim.go(await attacker.returnAddress())).location).toBe("/member/signin/?failed=failed");

  const visitor = new Visitor();
  const changed = new URL(await visitor.returnAddress());
  changed.searchParams.set("state", "another");
  expect((await visitor.go(changed.href)).location).toBe("/member/signin/?failed=failed");

  const twice = new Visitor();
  const address = await twice.returnAddress();
  const before = new Map(twice.cookies);
  expect((await twice.go(address)).location).toBe("/member/signup/?with=google");
  for (const [name, value] of before) twice.cookies.set(name, value);
  expect((await twice.go(address)).location).toBe("/member/signin/?failed=failed");

  const late = new Visitor();
  const lateAddress = await late.returnAddress();
  server.advance(600_001);
  expect((await late.go(lateAddress)).location).toBe("/member/signin/?failed=failed");
});

test("who says no at the provider is told so, and a forged or old sign-up makes no account", async () => {
  expect(await new Visitor().logIn()).toBe("/member/signin/?failed=cancelled");
  const visitor = new Visitor();
  visitor.cookies.set("tracewright_sign_up", "forged");
  expect((await visitor.client.refusal(SIGN_UP, consents)).extensions.code).toBe(10010);
  provider.person = newPerson();
  await visitor.logIn();
  server.advance(600_001);
  expect(await visitor.client.get(PENDING)).toEqual({ socialSignUp: null });
  expect((await visitor.client.refusal(SIGN_UP, consents)).extensions.code).toBe(10010);
});

test.each(["google", "kakao"] as const)("deleting an account ends its link at %s", async (name) => {
  const person = newPerson();
  const visitor = await signedUp(name, person);
  await visitor.client.get(UNREGISTER, { signUpType: name.toUpperCase(), reason: "no longer needed" });
  expect(provider.unlinked).toContain(person.sub);
  const { db } = server.application;
  expect(await db.$count(identities, eq(identities.subject, person.sub))).toBe(0);
  // The same person may come again, as somebody new.
  expect(await new Visitor().logIn(name)).toBe(`/member/signup/?with=${name}`);
});

test("without keys there is no such login, and nothing at its address", async () => {
  expect(await server.visitor().get("{ socialLogins }")).toEqual({ socialLogins: ["GOOGLE", "KAKAO"] });
  const plain = await startTestServer();
  try {
    expect(await plain.visitor().get("{ socialLogins }")).toEqual({ socialLogins: [] });
    const response = await fetch(`${plain.url}/login/google`, { redirect: "manual" });
    expect(response.headers.get("location")).toBeNull();
  } finally {
    await plain.stop();
  }
});
