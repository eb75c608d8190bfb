import type { Board } from "@tracewright/board";
import { fetchWithTimeout } from "../graphql/request-timeout.ts";

/** How many boards stay in memory: a screen of thumbnails and the candidates of one run. */
const KEPT = 16;
const boards = new Map<string, Promise<Board>>();

/** A stored board. Documents are immutable, so one address always gives the same board; the newest few are kept. */
export function loadBoard(url: string): Promise<Board> {
  const known = boards.get(url);
  const loading = known ?? fetchBoard(url);
  keep(url, loading);
  if (!known) loading.catch(() => boards.delete(url));
  return loading;
}

/** A board that was just stored under this address: nobody has to fetch what is here. */
export function rememberBoard(url: string, board: Board): void {
  keep(url, Promise.resolve(board));
}

function keep(url: string, board: Promise<Board>): void {
  boards.delete(url);
  boards.set(url, board);
  for (const oldest of [...boards.keys()].slice(0, Math.max(0, boards.size - KEPT))) boards.delete(oldest);
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
