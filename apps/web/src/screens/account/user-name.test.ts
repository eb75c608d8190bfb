import { expect, it } from "vitest";
import { isUserName } from "./user-name.ts";

it.each(["미나 Kim", "R2_d.2-x", "12", "é".repeat(30)])("%s is a name", (name) => {
  expect(isUserName(name)).toBe(true);
});

it.each(["", "A", "x".repeat(31), " Mina", "Mina ", "<b>Mina</b>", "Mina\n", "=1+1"])("%j is none", (name) => {
  expect(isUserName(name)).toBe(false);
});
