import { expect, test } from "vitest";
import { initialsName } from "./initials-name.ts";

test("initials are made of letters and digits alone, where a name has any", () => {
  expect(initialsName("Mina (demo)")).toBe("Mina  demo");
  expect(initialsName("김민아")).toBe("김민아");
  expect(initialsName("@@")).toBe("@@");
});
