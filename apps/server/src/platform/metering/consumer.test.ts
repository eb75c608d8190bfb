import { expect, test } from "vitest";
import { networkConsumer } from "./consumer.ts";

test.each([
  ["192.0.2.7", "network 192.0.2.7"],
  ["::ffff:192.0.2.7", "network ::ffff:192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "network 2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "network 2001:db8:1:2::/64"],
  ["2001:db8::9", "network 2001:db8:0:0::/64"],
  ["::1", "network 0:0:0:0::/64"],
  ["unknown", "network unknown"],
])("an anonymous request from %s counts for %s", (address, consumer) => {
  expect(networkConsumer(address)).toBe(consumer);
});
