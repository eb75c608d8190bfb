/** What stands in the address of a result: /result/{id}?m=2&r=14&view=layout&panel=files. */

export const VIEWS = ["model", "schematic", "layout"] as const;
export type ResultView = (typeof VIEWS)[number];

export const PANELS = ["summary", "bill", "assembly", "files", "order"] as const;
export type ResultPanel = (typeof PANELS)[number];

interface Shown {
  readonly view: ResultView;
  readonly panel: ResultPanel;
}

/** Whatever the address says otherwise: the model, and the summary beside it. */
export function shownOf(search: URLSearchParams): Shown {
  const [view, panel] = [search.get("view"), search.get("panel")];
  return {
    view: VIEWS.find((known) => known === view) ?? VIEWS[0],
    panel: PANELS.find((known) => known === panel) ?? PANELS[0],
  };
}

/** The same address with something else shown; what is usual is not said. */
export function showing(search: URLSearchParams, change: Partial<Shown>): URLSearchParams {
  const { view, panel } = { ...shownOf(search), ...change };
  const next = new URLSearchParams(search);
  next.delete("view");
  next.delete("panel");
  if (view !== VIEWS[0]) next.set("view", view);
  if (panel !== PANELS[0]) next.set("panel", panel);
  return next;
}

/** The same project and version in the workspace or on its result page: the version markers go along, nothing else does. */
export function pathWithVersion(page: "layout" | "result", id: string, search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => name === "m" || name === "r"));
  return `/${page}/${encodeURIComponent(id)}${kept.size > 0 ? `?${kept}` : ""}`;
}
