import fc from "fast-check";
import { expect, test } from "vitest";
import { OpenSockets } from "./open-sockets.ts";

test("after any coming and going the counts are those of the sockets that are there, and nothing is left of the rest", () => {
  const steps = fc.array(fc.record({ open: fc.boolean(), user: fc.nat(2), session: fc.nat(1), which: fc.nat(20) }));
  fc.assert(
    fc.property(steps, (list) => {
      const sockets = new OpenSockets<object>();
      const there: { socket: object; userId: string; tokenHash: string; close: () => void }[] = [];
      for (const { open, user, session, which } of list) {
        if (open) {
          const owner = { userId: `user ${user}`, tokenHash: `session ${user}.${session}` };
          const socket = {};
          there.push({ socket, ...owner, close: sockets.add(socket, owner) });
        } else {
          const [gone] = there.splice(which % Math.max(1, there.length), 1);
          gone?.close();
          gone?.close();
        }
      }
      expect(sockets.size).toBe(there.length);
      expect(new Set(sockets.all())).toEqual(new Set(there.map(({ socket }) => socket)));
      for (const userId of ["user 0", "user 1", "user 2"])
        expect(sockets.countOf(userId)).toBe(there.filter((one) => one.userId === userId).length);
      expect(new Set(sockets.tokenHashes())).toEqual(new Set(there.map(({ tokenHash }) => tokenHash)));
      for (const { tokenHash } of there)
        expect(sockets.ofToken(tokenHash)).toEqual(
          there.filter((one) => one.tokenHash === tokenHash).map(({ socket }) => socket),
        );
    }),
  );
});
