import type { Board } from "@tracewright/board";
import { fetchWithTimeout } from "../graphql/request-timeout.ts";

/** How many boards stay in memory: a screen of thumbnails and the candidates of one run. */
const KEPT = 16;
const boards = new Map<string, Promise<Board>>();

/** A stored board. Documents are immutable, so one address always gives the same board; the newest few are kept. */
export function loadBoard(url: string): Promise<Board> {
  const known = boards.get(url);
  if (known) {
    boards.delete(url);
    boards.set(url, known);
    return known;
  }
  const loading = fetchBoard(url);
  boards.set(url, loading);
  loading.catch(() => boards.delete(url));
  for (const oldest of [...boards.keys()].slice(0, Math.max(0, boards.size - KEPT))) boards.delete(oldest);
  return loading;
}

async function fetchBoard(url: string): Promise<Board> {
  const response = await fetchWithTimeout(url, { credentials: "include" });
  if (!response.ok) throw new Error(`The board document could not be loaded (${response.status}).`);
  const board: Board = await response.json();
  return board;
}

/** Boards belong to the person signed in; the next one starts with none. */
export function forgetBoards(): void {
  boards.clear();
}
