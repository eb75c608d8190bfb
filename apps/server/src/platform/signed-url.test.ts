import { expect, test } from "vitest";
import { createUrlSigner } from "./signed-url.ts";

test("a signed URL is good for its path and its time only", () => {
  let now = 1_000_000;
  const signer = createUrlSigner("a secret", () => now);
  const url = signer.sign("/uploads/1", 1000);
  expect(signer.verify(url)).toBe("valid");
  expect(signer.verify(url.replace("/1", "/2"))).toBe("forged");
  expect(signer.verify(url.replace(/expires=\d+/, "expires=9999999"))).toBe("forged");
  expect(signer.verify("/uploads/1")).toBe("forged");
  expect(createUrlSigner("another", () => now).verify(url)).toBe("forged");
  now += 1001;
  expect(signer.verify(url)).toBe("expired");
});
