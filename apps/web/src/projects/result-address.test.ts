import { describe, expect, it } from "vitest";
import { pathWithVersion, showing, shownOf } from "./result-address.ts";

describe("the address of a result", () => {
  it("shows the model and the summary unless it says otherwise", () => {
    expect(shownOf(new URLSearchParams("m=2&r=1"))).toEqual({ view: "model", panel: "summary" });
    expect(shownOf(new URLSearchParams("view=layout&panel=files"))).toEqual({ view: "layout", panel: "files" });
    expect(shownOf(new URLSearchParams("view=<img>&panel=__proto__"))).toEqual({ view: "model", panel: "summary" });
  });

  it("keeps the version while something else is shown, and does not say what is usual", () => {
    const layout = showing(new URLSearchParams("m=2&r=1"), { view: "layout" });
    expect(String(layout)).toBe("m=2&r=1&view=layout");
    expect(String(showing(layout, { view: "model" }))).toBe("m=2&r=1");
  });

  it("takes the version along to the workspace and back, and nothing else", () => {
    const here = new URLSearchParams("m=2&view=layout&r=5");
    expect(pathWithVersion("layout", "a/b", here)).toBe("/layout/a%2Fb?m=2&r=5");
    expect(pathWithVersion("result", "x", new URLSearchParams("parts=x"))).toBe("/result/x");
  });
});
