import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Application } from "../application.ts";
import type { LoginChecks } from "../modules/social-login/identity-provider.ts";
import {
  forgetCookie,
  LOGIN_COOKIE,
  readSealedCookie,
  SIGN_UP_COOKIE,
  writeSealedCookie,
} from "../modules/social-login/sealed-cookie.ts";
import { logInWith } from "../modules/social-login/social-login.ts";
import type { SocialProvider } from "../platform/database/tables.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { writeSessionCookie } from "./session-cookie.ts";

interface LoginOnItsWay {
  readonly provider: SocialProvider;
  readonly checks: LoginChecks;
}

/** Words of the address to which a login returns; the log-in screen has a sentence for each. */
type Failure = "cancelled" | "failed" | "unverified" | "other-login";

/** `/login/google` leads to Google, and Google back to `/login/google/callback`; likewise for Kakao. */
export function createSocialLoginRoutes(application: Application): Hono<{ Bindings: HttpBindings }> {
  const { configuration, socialLogins, sealer, log, now } = application;
  const secure = configuration.publicUrl?.protocol === "https:";
  const app = new Hono<{ Bindings: HttpBindings }>();
  type Request = Context<{ Bindings: HttpBindings }>;

  const baseOf = (c: Request) => configuration.publicUrl?.origin ?? `http://${c.req.header("host")}`;
  const providerOf = (c: Request): SocialProvider | undefined =>
    [...socialLogins.keys()].find((provider) => provider.toLowerCase() === c.req.param("provider"));
  const lead = (to: string, ...cookies: string[]): Response => {
    const response = new Response(null, { status: 303, headers: { location: to, "cache-control": "no-store" } });
    for (const cookie of [...cookies, forgetCookie(LOGIN_COOKIE)]) response.headers.append("set-cookie", cookie);
    return response;
  };
  const fail = (failure: Failure) => lead(`/member/signin/?failed=${failure}`);

  app.get("/:provider", async (c, next) => {
    const provider = providerOf(c);
    const identityProvider = provider && socialLogins.get(provider);
    if (provider === undefined || identityProvider === undefined) return next();
    try {
      const { url, checks } = await identityProvider.begin(redirectUri(baseOf(c), provider));
      const onItsWay = writeSealedCookie(sealer, LOGIN_COOKIE, { provider, checks }, { now: now(), secure });
      const response = new Response(null, {
        status: 303,
        headers: { location: url.href, "cache-control": "no-store" },
      });
      response.headers.append("set-cookie", onItsWay);
      return response;
    } catch (error) {
      log.error("login provider out of reach", { provider, message: describeFault(error) });
      return fail("failed");
    }
  });

  app.get("/:provider/callback", async (c, next) => {
    const provider = providerOf(c);
    const identityProvider = provider && socialLogins.get(provider);
    if (provider === undefined || identityProvider === undefined) return next();
    const { cookie } = c.env.incoming.headers;
    const onItsWay = readSealedCookie<LoginOnItsWay>(sealer, LOGIN_COOKIE, cookie, now());
    if (onItsWay === undefined || onItsWay.provider !== provider) return fail("failed");
    if (c.req.query("error") === "access_denied") return fail("cancelled");
    const returned = new URL(c.env.incoming.url ?? "", redirectUri(baseOf(c), provider));
    try {
      const outcome = await logInWith(application, provider, await identityProvider.finish(returned, onItsWay.checks));
      if (outcome.status === "signed-in")
        return lead("/member/signin/?done=1", writeSessionCookie(outcome.token, secure));
      if (outcome.status === "new")
        return lead(
          `/member/signup/?with=${provider.toLowerCase()}`,
          writeSealedCookie(sealer, SIGN_UP_COOKIE, outcome.pending, { now: now(), secure }),
        );
      return fail(outcome.status);
    } catch (error) {
      log.warning("login refused", { provider, message: describeFault(error) });
      return fail("failed");
    }
  });
  return app;
}

function redirectUri(base: string, provider: SocialProvider): string {
  return `${base}/login/${provider.toLowerCase()}/callback`;
}
