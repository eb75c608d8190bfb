import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface PersonAtProvider {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** What the provider does wrong on purpose. */
export type Misbehaviour = "foreign-key" | "other-nonce" | "other-audience" | "old-token";

export interface TestIdentityProvider {
  readonly issuer: string;
  /** Who is logged in at the provider; undefined refuses the login. */
  person: PersonAtProvider | undefined;
  /** Keeps the address and its verification out of the ID token, as Kakao does. */
  tellsInUserInfoOnly: boolean;
  misbehaves: Misbehaviour | undefined;
  /** What was revoked or unlinked: refresh tokens at Google, subjects at Kakao. */
  readonly unlinked: string[];
  stop(): Promise<void>;
}

export const CLIENT = { clientId: "tracewright-test", clientSecret: "not-much-of-a-secret" };
const DAY_SECONDS = 86_400;

/** An OpenID Connect provider on a free port: authorization code with PKCE, RS256, one person, no questions asked. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, { readonly query: URLSearchParams; readonly person: PersonAtProvider }>();
  const accessTokens = new Map<string, PersonAtProvider>();
  const refreshTokens = new Map<string, PersonAtProvider>();

  const idToken = ({ query, person }: { query: URLSearchParams; person: PersonAtProvider }): string => {
    const { sub, ...rest } = person;
    const age = provider.misbehaves === "old-token" ? DAY_SECONDS : 0;
    const issuedAt = Math.floor(Date.now() / 1000) - age;
    const claims = {
      iss: provider.issuer,
      aud: provider.misbehaves === "other-audience" ? "somebody-else" : CLIENT.clientId,
      sub,
      nonce: provider.misbehaves === "other-nonce" ? "another" : query.get("nonce"),
      iat: issuedAt,
      exp: issuedAt + 600,
      ...(provider.tellsInUserInfoOnly ? {} : rest),
    };
    return signToken(claims, provider.misbehaves === "foreign-key" ? foreign.privateKey : keys.privateKey);
  };
  const tokens = (person: PersonAtProvider) => {
    const [access, refresh] = [randomUUID(), randomUUID()];
    accessTokens.set(access, person);
    refreshTokens.set(refresh, person);
    return { access_token: access, refresh_token: refresh, token_type: "Bearer", expires_in: 600 };
  };

  const answers: Record<string, (url: URL, request: IncomingMessage) => Promise<Response> | Response> = {
    "/.well-known/openid-configuration": () =>
      Response.json({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        userinfo_endpoint: `${provider.issuer}/userinfo`,
        revocation_endpoint: `${provider.issuer}/revoke`,
        jwks_uri: `${provider.issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      }),
    "/keys": () =>
      Response.json({ keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }] }),
    "/authorize": ({ searchParams: query }) => {
      const back = new URL(query.get("redirect_uri") ?? "");
      back.searchParams.set("state", query.get("state") ?? "");
      if (provider.person === undefined) back.searchParams.set("error", "access_denied");
      else {
        const code = randomUUID();
        codes.set(code, { query, person: provider.person });
        back.searchParams.set("code", code);
      }
      return Response.redirect(back, 303);
    },
    "/token": async (_url, request) => {
      const form = new URLSearchParams(await text(request));
      if (form.get("client_id") !== CLIENT.clientId || form.get("client_secret") !== CLIENT.clientSecret)
        return Response.json({ error: "invalid_client" }, { status: 401 });
      if (form.get("grant_type") === "refresh_token") {
        const person = refreshTokens.get(form.get("refresh_token") ?? "");
        return person ? Response.json(tokens(person)) : Response.json({ error: "invalid_grant" }, { status: 400 });
      }
      const code = form.get("code") ?? "";
      const granted = codes.get(code);
      codes.delete(code);
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (
        granted?.query.get("code_challenge") !== challenge ||
        granted.query.get("redirect_uri") !== form.get("redirect_uri")
      )
        return Response.json({ error: "invalid_grant" }, { status: 400 });
      return Response.json({ ...tokens(granted.person), id_token: idToken(granted) });
    },
    "/userinfo": (_url, request) => {
      const person = accessTokens.get(bearerOf(request));
      return person ? Response.json(person) : Response.json({ error: "invalid_token" }, { status: 401 });
    },
    "/revoke": async (_url, request) => {
      const form = new URLSearchParams(await text(request));
      const person = refreshTokens.get(form.get("token") ?? "");
      if (person) provider.unlinked.push(person.sub);
      return new Response(null, { status: 200 });
    },
    "/v1/user/unlink": (_url, request) => {
      const person = accessTokens.get(bearerOf(request));
      if (person) provider.unlinked.push(person.sub);
      return person ? Response.json({ id: person.sub }) : Response.json({ code: -401 }, { status: 401 });
    },
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", provider.issuer);
    const answer = (await answers[url.pathname]?.(url, request)) ?? new Response(null, { status: 404 });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const provider: TestIdentityProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: undefined,
    tellsInUserInfoOnly: false,
    misbehaves: undefined,
    unlinked: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}

function bearerOf(request: IncomingMessage): string {
  return request.headers.authorization?.replace(/^Bearer /, "") ?? "";
}

function signToken(claims: object, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${encode({ alg: "RS256", kid: "1", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}
