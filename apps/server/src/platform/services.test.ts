import { expect, test } from "vitest";
import { Services, serviceKey } from "./services.ts";

const CLOCK = serviceKey<{ readonly hour: number }>("clock");

test("a service is found by its key, and not by another key of the same name", () => {
  const services = new Services();
  expect(services.provide(CLOCK, { hour: 7 })).toEqual({ hour: 7 });
  expect(services.get(CLOCK).hour).toBe(7);
  expect(() => services.get(serviceKey("clock"))).toThrow("the service clock is not provided");
});

test("a service is provided once", () => {
  const services = new Services();
  services.provide(CLOCK, { hour: 7 });
  expect(() => services.provide(CLOCK, { hour: 8 })).toThrow("the service clock is already provided");
  expect(services.get(CLOCK).hour).toBe(7);
});
