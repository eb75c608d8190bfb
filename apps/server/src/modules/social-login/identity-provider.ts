import * as oidc from "openid-client";
import type { ProviderKeys } from "../../platform/configuration/read-social-logins.ts";
import type { SocialProvider } from "../../platform/database/tables.ts";
import { serviceKey } from "../../platform/services.ts";

/** What has to come back with the person, and is kept for it in their browser. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who logged in, as the provider vouches for it. */
export interface ProvenPerson {
  /** The provider's name for the person, which never passes on to somebody else. */
  readonly subject: string;
  /** Undefined unless the provider has made sure that the address is the person's. */
  readonly verifiedEmail: string | undefined;
  readonly name: string;
  /** Ends the link at the provider, when the account here is deleted. */
  readonly refreshToken: string | undefined;
}

const SCOPES: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: "openid email profile",
  KAKAO: "openid account_email profile_nickname",
};
/** Google hands out a refresh token only when it is asked for this way. */
const FURTHER_PARAMETERS: Readonly<Record<SocialProvider, Record<string, string>>> = {
  GOOGLE: { access_type: "offline", prompt: "select_account" },
  KAKAO: {},
};
const TIMEOUT_SECONDS = 10;

export interface IdentityProvider {
  /** The address to send the person to, and what to hold against their return. */
  begin(redirectUri: string): Promise<{ readonly url: URL; readonly checks: LoginChecks }>;
  /** Rejects unless state, nonce, PKCE, signature, issuer, audience and times of the answer all hold. */
  finish(returned: URL, checks: LoginChecks): Promise<ProvenPerson>;
  /** Tells the provider that the person has left. */
  unlink(refreshToken: string): Promise<void>;
}

/** The logins of Google and Kakao that this server is configured for. */
export const SOCIAL_LOGINS = serviceKey<ReadonlyMap<SocialProvider, IdentityProvider>>("social logins");

/** OpenID Connect: authorization code with PKCE, state and nonce. */
export function createIdentityProvider(provider: SocialProvider, keys: ProviderKeys): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover(keys).catch((error: unknown) => {
      // Out of reach just now is no reason to be so for ever.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    begin: async (redirectUri) => {
      const config = await configuration();
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPES[provider],
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: "S256",
        ...FURTHER_PARAMETERS[provider],
      });
      return { url, checks };
    },
    finish: async (returned, { state, nonce, verifier }) => {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("the provider sent no ID token");
      // Kakao says in its user info, not in the ID token, whether the address was verified.
      const person: Readonly<Record<string, unknown>> =
        typeof claims.email === "string" && claims.email_verified !== undefined
          ? claims
          : { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) };
      return {
        subject: claims.sub,
        verifiedEmail: person.email_verified === true && typeof person.email === "string" ? person.email : undefined,
        name: [person.name, person.nickname].find((name): name is string => typeof name === "string") ?? "",
        refreshToken: tokens.refresh_token,
      };
    },
    unlink: async (refreshToken) => {
      const config = await configuration();
      if (provider === "GOOGLE") return oidc.tokenRevocation(config, refreshToken);
      const { access_token: accessToken } = await oidc.refreshTokenGrant(config, refreshToken);
      const endpoint = new URL("/v1/user/unlink", config.serverMetadata().userinfo_endpoint);
      const response = await oidc.fetchProtectedResource(config, accessToken, endpoint, "POST");
      if (!response.ok) throw new Error(`Kakao answered the unlinking with ${response.status}`);
    },
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderKeys): Promise<oidc.Configuration> {
  return oidc.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The signature as well, although the token comes from the provider itself over TLS.
      oidc.enableNonRepudiationChecks,
      // The configuration lets only a loopback address do without TLS.
      ...(issuer.protocol === "http:" ? [oidc.allowInsecureRequests] : []),
    ],
  });
}
