/** Those beside the board that lie on the candidates, in the one place there is; the first lies on the others. */
export const PANELS = ["history", "comments", "receipt", "checks", "intents"] as const;
export type PanelName = (typeof PANELS)[number];

/** The panels that are open: only the topmost is seen, the others come back when it is closed. */
export type PanelPile = ReadonlySet<PanelName>;

/** The panel that is seen; undefined: none is open. */
export function topOf(pile: PanelPile): PanelName | undefined {
  return PANELS.find((panel) => pile.has(panel));
}

/** A panel that is seen is closed; any other is opened, and what lies on it goes. */
export function toggled(pile: PanelPile, panel: PanelName): PanelPile {
  return topOf(pile) === panel ? without(pile, panel) : raised(pile, panel);
}

/** With a panel open and seen. */
export function raised(pile: PanelPile, panel: PanelName): PanelPile {
  const below = PANELS.slice(PANELS.indexOf(panel) + 1).filter((other) => pile.has(other));
  return new Set([panel, ...below]);
}

export function without(pile: PanelPile, panel: PanelName): PanelPile {
  return new Set([...pile].filter((other) => other !== panel));
}
