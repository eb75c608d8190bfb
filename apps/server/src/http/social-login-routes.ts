import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { SOCIAL_LOGINS } from "../modules/social-login/identity-provider.ts";
import { LOGIN_COOKIE, logInWith, SIGN_UP_COOKIE } from "../modules/social-login/social-login.ts";
import type { Application } from "../platform/application.ts";
import { hasSecureCookies } from "../platform/configuration.ts";
import type { SocialProvider } from "../platform/database/tables.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { createSealedCookies, type SealedCookies } from "../platform/sealed-cookies.ts";
import { writeSessionCookie } from "./session-cookie.ts";

/** Words of the address to which a login returns; the log-in screen has a sentence for each. */
type Failure = "cancelled" | "failed" | "unverified" | "other-login";

/** `/login/google` leads to Google, and Google back to `/login/google/callback`; likewise for Kakao. */
export function createSocialLoginRoutes(application: Application): Hono<{ Bindings: HttpBindings }> {
  const { configuration, sealer, log, now } = application;
  const socialLogins = application.services.get(SOCIAL_LOGINS);
  const secure = hasSecureCookies(configuration);
  const app = new Hono<{ Bindings: HttpBindings }>();
  type Request = Context<{ Bindings: HttpBindings }>;

  const baseOf = (c: Request) => configuration.publicUrl?.origin ?? `http://${c.req.header("host")}`;
  const providerOf = (c: Request): SocialProvider | undefined =>
    [...socialLogins.keys()].find((provider) => provider.toLowerCase() === c.req.param("provider"));
  /** An answer that sends the browser on, with the cookies that `fill` writes. */
  const lead = (c: Request, to: string, fill: (cookies: SealedCookies) => void, session?: string): Response => {
    const response = new Response(null, { status: 303, headers: { location: to, "cache-control": "no-store" } });
    if (session !== undefined) response.headers.append("set-cookie", writeSessionCookie(session, secure));
    fill(cookiesOf(c, (header) => response.headers.append("set-cookie", header)));
    return response;
  };
  const cookiesOf = (c: Request, add: (header: string) => void = () => {}): SealedCookies =>
    createSealedCookies({ sealer, secure, now, header: c.env.incoming.headers.cookie, add });
  const fail = (c: Request, failure: Failure) =>
    lead(c, `/member/signin/?failed=${failure}`, (cookies) => cookies.forget(LOGIN_COOKIE));

  app.get("/:provider", async (c, next) => {
    const provider = providerOf(c);
    const identityProvider = provider && socialLogins.get(provider);
    if (provider === undefined || identityProvider === undefined) return next();
    try {
      const { url, checks } = await identityProvider.begin(redirectUri(baseOf(c), provider));
      return lead(c, url.href, (cookies) => cookies.write(LOGIN_COOKIE, { provider, checks }));
    } catch (error) {
      log.error("login provider out of reach", { provider, message: describeFault(error) });
      return fail(c, "failed");
    }
  });

  app.get("/:provider/callback", async (c, next) => {
    const provider = providerOf(c);
    const identityProvider = provider && socialLogins.get(provider);
    if (provider === undefined || identityProvider === undefined) return next();
    const onItsWay = cookiesOf(c).read(LOGIN_COOKIE);
    if (onItsWay === undefined || onItsWay.provider !== provider) return fail(c, "failed");
    if (c.req.query("error") === "access_denied") return fail(c, "cancelled");
    const returned = new URL(c.env.incoming.url ?? "", redirectUri(baseOf(c), provider));
    try {
      const outcome = await logInWith(application, provider, await identityProvider.finish(returned, onItsWay.checks));
      if (outcome.status === "signed-in")
        return lead(c, "/member/signin/?done=1", (cookies) => cookies.forget(LOGIN_COOKIE), outcome.token);
      if (outcome.status === "new")
        return lead(c, `/member/signup/?with=${provider.toLowerCase()}`, (cookies) => {
          cookies.write(SIGN_UP_COOKIE, outcome.pending);
          cookies.forget(LOGIN_COOKIE);
        });
      return fail(c, outcome.status);
    } catch (error) {
      log.warning("login refused", { provider, message: describeFault(error) });
      return fail(c, "failed");
    }
  });
  return app;
}

function redirectUri(base: string, provider: SocialProvider): string {
  return `${base}/login/${provider.toLowerCase()}/callback`;
}
