/**
 * What this application stores in a browser, by key: nothing else names one (storage-keys.test.ts). A key that is renamed loses
 * what people chose; `public/color-scheme.js`, which runs before everything else, repeats its own.
 */
export const STORAGE_KEYS = {
  /** Of this tab: which of the kept edits are its own. */
  tab: "tracewright-tab",
  /** Edits that the server has not got yet, by person, project and tab. */
  keptEdits: "tracewright-edits",
  /** Of this tab: where one was going before signing in. */
  previousPath: "tracewright-previous-path",
  colorScheme: "tracewright-color-scheme",
  language: "tracewright-language",
  currency: "tracewright-currency",
  projectView: "tracewright-project-view",
  /** Runs that were asked about. */
  feedbackAsked: "tracewright-feedback-asked",
  /** The team that was last worked in, and whether it or the person's own space was last. */
  holder: "tracewright-holder",
  keys: "tracewright-keys",
  recentActions: "tracewright-recent-actions",
  guide: "tracewright-guide",
  views: "tracewright-views",
  appearance: "tracewright-appearance",
  grid: "tracewright-grid",
  unit: "tracewright-unit",
  wheel: "tracewright-wheel",
  sidePanelWidth: "tracewright-side-panel",
  isSideShown: "tracewright-side-shown",
  handRouting: "tracewright-routing",
  /** The fab whose limits are shown before runs. */
  fab: "tracewright-fab",
} as const;
