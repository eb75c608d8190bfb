import fc from "fast-check";
import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";

const sealer = createSealer("a secret of at least 32 characters");

test("what was sealed opens for its purpose, and for no other purpose or secret", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const sealed = sealer.seal("cookie", text);
      expect(sealer.open("cookie", sealed)).toBe(text);
      expect(sealer.open("token", sealed)).toBeUndefined();
      expect(createSealer("another secret of 32 characters!").open("cookie", sealed)).toBeUndefined();
    }),
  );
});

test("a changed byte anywhere, and any text that was never sealed, opens to nothing", () => {
  const sealed = Buffer.from(sealer.seal("cookie", "state"), "base64url");
  for (let i = 0; i < sealed.byteLength; i++) {
    const changed = Buffer.from(sealed);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(sealer.open("cookie", changed.toString("base64url"))).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(sealer.open("cookie", text)).toBeUndefined();
    }),
  );
});
