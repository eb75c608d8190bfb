/** The answers that come with the application, in the order of the list. Each language has all of them. */
export const SHIPPED_ORDER = [
  { key: "formats", category: "import" },
  { key: "no-project-file", category: "import" },
  { key: "schematic-alone", category: "import" },
  { key: "size-limits", category: "import" },
  { key: "receipt", category: "import" },
  { key: "newer-schematic", category: "import" },
  { key: "open-connections", category: "work" },
  { key: "complete", category: "work" },
  { key: "keep-in-place", category: "work" },
  { key: "close-browser", category: "work" },
  { key: "undo-result", category: "work" },
  { key: "failed-run", category: "work" },
  { key: "fab-files", category: "fabrication" },
  { key: "failed-checks", category: "fabrication" },
  { key: "go-on-in-kicad", category: "fabrication" },
  { key: "no-prices", category: "fabrication" },
  { key: "who-sees", category: "account" },
  { key: "delete-project", category: "account" },
  { key: "delete-account", category: "account" },
  { key: "mails", category: "account" },
  { key: "forgotten-password", category: "account" },
] as const;

type Category = (typeof SHIPPED_ORDER)[number]["category"];
type Key = (typeof SHIPPED_ORDER)[number]["key"];

export interface ShippedAnswers {
  readonly categories: Readonly<Record<Category, string>>;
  /** Paragraphs of plain text. */
  readonly answers: Readonly<Record<Key, { readonly question: string; readonly answer: readonly string[] }>>;
}
