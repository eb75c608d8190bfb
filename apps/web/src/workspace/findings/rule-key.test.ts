import { describe, expect, it } from "vitest";
import { ruleKey } from "./rule-key.ts";

describe("the sentence for a finding", () => {
  // What packages/checks names its rules.
  it.each([
    "annular_width",
    "clearance",
    "copper_edge_clearance",
    "courtyards_overlap",
    "drill_out_of_range",
    "duplicate_footprints",
    "hole_clearance",
    "hole_near_hole",
    "holes_co_located",
    "invalid_outline",
    "item_on_disabled_layer",
    "items_not_allowed",
    "malformed_courtyard",
    "microvia_drill_out_of_range",
    "missing_courtyard",
    "npth_inside_courtyard",
    "pth_inside_courtyard",
    "shorting_items",
    "track_dangling",
    "track_width",
    "tracks_crossing",
    "unconnected_items",
    "via_dangling",
    "via_diameter",
    "zone_has_empty_net",
    "zones_intersect",
  ])("is there for %s", (rule) => {
    expect(ruleKey({ rule, items: ["a", "b"] })).toBeDefined();
  });

  it("tells a place that forbids a thing from a kind that is forbidden everywhere", () => {
    expect(ruleKey({ rule: "items_not_allowed", items: ["via", "area"] })).toBe("itemsNotAllowed");
    expect(ruleKey({ rule: "items_not_allowed", items: ["via"] })).toBe("kindNotAllowed");
  });

  it("is the checker's own for a rule that is not known", () => {
    expect(ruleKey({ rule: "to_string", items: [] })).toBeUndefined();
  });
});
