import { expect, it } from "vitest";
import { readElectricalRules } from "./read-electrical-rules.ts";
import { withElectricalRules } from "./write-electrical-rules.ts";

const read = (project: object) => readElectricalRules(JSON.stringify(project));

it("severities, exclusions of every version and the grid are read", () => {
  expect(
    read({
      erc: {
        rule_severities: { pin_not_driven: "ignore", label_dangling: "warning", wire_dangling: "loud" },
        erc_exclusions: ["pin_to_pin|1|2|a|b", ["wire_dangling|3|4|c|d", "kept for a test"], 5],
      },
      schematic: { connection_grid_size: 25 },
    }),
  ).toEqual({
    severities: { pin_not_driven: "ignore", label_dangling: "warning" },
    grid: 635_000,
    exclusions: [{ entry: "pin_to_pin|1|2|a|b" }, { entry: "wire_dangling|3|4|c|d", comment: "kept for a test" }],
  });
});

it("a matrix of twelve kinds is read, any other leaves the default", () => {
  const row = (value: number) => Array.from({ length: 12 }, () => value);
  const pinMap = Array.from({ length: 12 }, (_, index) => row(index % 3));
  expect(
    read({ erc: { pin_map: pinMap } })
      ?.pinMap?.map(([first]) => first)
      .slice(0, 4),
  ).toEqual(["ok", "warning", "error", "ok"]);
  expect(read({ erc: { pin_map: pinMap.slice(1) } })?.pinMap).toBeUndefined();
  expect(read({ erc: { pin_map: pinMap.map((one) => one.slice(1)) } })?.pinMap).toBeUndefined();
});

it("a project without the section, and a text that is no JSON, say nothing", () => {
  expect(read({ board: {} })).toBeUndefined();
  expect(readElectricalRules("{")).toBeUndefined();
});

it("written rules are read again as they were, beside what the project file had", () => {
  const row = (value: number) => Array.from({ length: 12 }, () => value);
  const rules = read({
    erc: {
      rule_severities: { pin_not_driven: "ignore" },
      erc_exclusions: ["pin_to_pin|1|2|a|b", ["wire_dangling|3|4|c|d", "kept for a test"]],
      pin_map: Array.from({ length: 12 }, (_, index) => row(index % 3)),
    },
    schematic: { connection_grid_size: 25 },
  });
  const written = withElectricalRules(JSON.stringify({ board: { kept: 1 } }), rules);
  expect(readElectricalRules(written)).toEqual(rules);
  expect(JSON.parse(written).board).toEqual({ kept: 1 });
  expect(withElectricalRules("{}", undefined)).toBe("{}");
});
