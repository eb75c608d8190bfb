import { expect, test } from "vitest";
import { clientAddressOf } from "../platform/client-address.ts";

const call = (forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  socket: { remoteAddress: "10.0.0.1" },
});

test("whatever a caller writes before it, the address is what our own proxies saw", () => {
  expect(clientAddressOf(call("1.1.1.1, 203.0.113.7"), 1)).toBe("203.0.113.7");
  expect(clientAddressOf(call("1.1.1.1, 203.0.113.7, 10.0.0.2"), 2)).toBe("203.0.113.7");
  expect(clientAddressOf(call("203.0.113.7"), 1)).toBe("203.0.113.7");
});

test("a header that did not come through our proxies is ignored", () => {
  expect(clientAddressOf(call("1.1.1.1"), 0)).toBe("10.0.0.1");
  expect(clientAddressOf(call("1.1.1.1"), 2)).toBe("10.0.0.1");
  expect(clientAddressOf(call(), 1)).toBe("10.0.0.1");
  expect(clientAddressOf(call(" "), 1)).toBe("10.0.0.1");
});
