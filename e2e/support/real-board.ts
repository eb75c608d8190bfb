import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { askServer } from "./ask-server.ts";
import { expect, type Page } from "./story.ts";
import { storyServer } from "./story-server.ts";
import { uploadProject } from "./upload-project.ts";

/** Real boards of others, which stand beside the checkout where they are there at all. */
const BOARDS = join(process.env.TRACEWRIGHT_SHARED ?? join(import.meta.dirname, "../../../shared"), "boards");

const LISTS = ["nets", "footprints", "tracks", "vias", "zones", "graphics", "texts", "dimensions", "groups"] as const;

// biome-ignore lint/suspicious/noExplicitAny: a story reads what it drew
type Item = Record<string, any>;

/** The items of a stored board, as JSON. */
type StoredBoard = Readonly<Record<(typeof LISTS)[number], readonly Item[]>>;

/** Uploads the KiCad files of one of them for the signed-in user, and opens it in the workspace. The project's id. */
export async function openRealBoard(page: Page, name: string): Promise<string> {
  const folder = join(BOARDS, name);
  const files = readdirSync(folder)
    .filter((file) => /\.kicad_(pcb|pro)$/.test(file))
    .map((file) => ({ name: file, mimeType: "text/plain", buffer: readFileSync(join(folder, file)) }));
  const id = await uploadProject(page, { name, files });
  await page.goto(`/layout/${id}`);
  await expect(page.getByText(/connections (routed|open)$/)).toBeVisible();
  return id;
}

/** What is stored of the project right now, as every other reader gets it. */
export async function storedBoard(page: Pick<Page, "request">, id: string): Promise<StoredBoard> {
  const { edaProjectV2 } = await askServer(
    page,
    "query($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { boardDocumentUrl } }",
    { id },
  );
  const response = await page.request.get(`${new URL(edaProjectV2.boardDocumentUrl, storyServer().url)}`);
  if (!response.ok()) throw new Error(`The stored board was not given: ${response.status()}`);
  return response.json();
}

interface Difference {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  /** As they are afterwards. */
  readonly changed: readonly Item[];
}

/** The items by which two stored boards differ, each with the list it stands in. */
export function differenceOf(before: StoredBoard, after: StoredBoard): Difference {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  return {
    added: [...now].flatMap(([key, item]) => (old.has(key) ? [] : [item])),
    removed: [...old].flatMap(([key, item]) => (now.has(key) ? [] : [item])),
    changed: [...now].flatMap(([key, item]) => (old.has(key) && !isDeepStrictEqual(old.get(key), item) ? [item] : [])),
  };
}

function itemsOf(board: StoredBoard): Map<string, Item> {
  return new Map(
    LISTS.flatMap((list) => board[list].map((item: Item) => [`${list} ${item.id}`, { ...item, list }] as const)),
  );
}
