import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { en } from "../../i18n/en.ts";
import { sayRouting } from "./say-routing.ts";

beforeAll(() => i18next.init({ lng: "en", resources: { en: { translation: en } } }));

const say = (connections: { total: number; open: number } | null, strip = false) =>
  sayRouting(i18next.t, { connections, nets: 173, strip });

test("a routing of a new project says how many connections are open, and that none is", () => {
  expect(say({ total: 51, open: 47 })).toContain("47 of 51 connections are open");
  expect(say({ total: 1, open: 1 })).toContain("1 of 1 connections is open");
  expect(say({ total: 173, open: 0 })).toMatch(/^All 173 connections are already routed\./);
  expect(say({ total: 0, open: 0 })).toMatch(/^Nothing to route: no net has two pads/);
});

test("with the existing tracks removed first all connections are routed; uncounted ones are told by their nets", () => {
  expect(say({ total: 173, open: 0 }, true)).toContain("all 173 connections are rerouted");
  expect(say(null)).toContain("173 nets");
});
