import { expect, it } from "vitest";
import { canManageInvitation, rolesToGive } from "./team-rights.ts";

it("the owner invites as user or admin, an admin as user only, a user not at all", () => {
  expect(rolesToGive("OWNER")).toEqual(["USER", "ADMIN"]);
  expect(rolesToGive("ADMIN")).toEqual(["USER"]);
  expect(rolesToGive("USER")).toEqual([]);
});

it("an admin cannot resend or revoke an invitation that makes an admin", () => {
  expect(canManageInvitation("OWNER", "ADMIN")).toBe(true);
  expect(canManageInvitation("ADMIN", "USER")).toBe(true);
  expect(canManageInvitation("ADMIN", "ADMIN")).toBe(false);
  expect(canManageInvitation("USER", "USER")).toBe(false);
});
