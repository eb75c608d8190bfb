import { GraphQLError } from "graphql";
import { CombinedError } from "urql";
import { expect, test } from "vitest";
import { walletTooSmall } from "./too-few-credits.ts";

const failure = (extensions: Readonly<Record<string, unknown>>) =>
  new CombinedError({ graphQLErrors: [new GraphQLError("refused", { extensions })] });

test("a run that is refused for want of credits names the wallet that is short", () => {
  expect(walletTooSmall(failure({ code: 409, reason: "INSUFFICIENT_CREDITS", wallet: "TEAM" }))).toBe("TEAM");
  expect(walletTooSmall(failure({ code: 409, reason: "INSUFFICIENT_CREDITS", wallet: "USER" }))).toBe("USER");
});

test("any other conflict is none of credits", () => {
  expect(walletTooSmall(failure({ code: 409, reason: "STALE_VERSION" }))).toBeUndefined();
  expect(walletTooSmall(failure({ code: 409 }))).toBeUndefined();
  expect(walletTooSmall(new CombinedError({ networkError: new Error("gone") }))).toBeUndefined();
  expect(walletTooSmall(undefined)).toBeUndefined();
});
