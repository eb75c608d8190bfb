import { GraphQLError } from "graphql";
import { CombinedError } from "urql";
import { expect, test, vi } from "vitest";
import { placeWhenReady } from "./place-when-ready.ts";

const refusedFor = (reason: string) => ({
  error: new CombinedError({ graphQLErrors: [new GraphQLError("refused", { extensions: { code: 409, reason } })] }),
});
const now = () => Promise.resolve();

test("an order is sent again until its files are ready", async () => {
  const answers = [refusedFor("FILES_NOT_READY"), refusedFor("FILES_NOT_READY"), { data: "placed" }];
  expect(await placeWhenReady(async () => answers.shift() ?? {}, now)).toEqual({ data: "placed" });
  expect(answers).toEqual([]);
});

test("any other refusal is the answer, and it is not sent for ever", async () => {
  const changed = refusedFor("PRICE_CHANGED");
  expect(await placeWhenReady(async () => changed, now)).toBe(changed);
  const late = refusedFor("FILES_NOT_READY");
  const place = vi.fn(async () => late);
  expect(await placeWhenReady(place, now)).toBe(late);
  expect(place).toHaveBeenCalledTimes(90);
});
