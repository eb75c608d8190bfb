import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs root-relative URLs that are good for one path, one purpose and a limited time. */
export interface UrlSigner {
  sign(path: string, lifetimeMs: number): string;
  /** The path, when the signature fits and the time has not run out. */
  verify(pathWithQuery: string): "valid" | "expired" | "forged";
}

/** `now` is given by the caller so that expiry can be tested without waiting. */
export function createUrlSigner(secret: string, now: () => number = Date.now): UrlSigner {
  const signatureOf = (path: string, expires: string): Buffer =>
    createHmac("sha256", secret).update(`${path}\n${expires}`).digest();
  return {
    sign: (path, lifetimeMs) => {
      const expires = String(now() + lifetimeMs);
      return `${path}?expires=${expires}&signature=${signatureOf(path, expires).toString("base64url")}`;
    },
    verify: (pathWithQuery) => {
      const [path = "", query = ""] = pathWithQuery.split("?");
      const parameters = new URLSearchParams(query);
      const expires = parameters.get("expires") ?? "";
      const given = Buffer.from(parameters.get("signature") ?? "", "base64url");
      const expected = signatureOf(path, expires);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
      return Number(expires) >= now() ? "valid" : "expired";
    },
  };
}
