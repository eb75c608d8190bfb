import { type Board, isNetKind, NET_KINDS, withSaidNets } from "@tracewright/board";
import { readJsonFile } from "./read-json-file.ts";
import { Refusal } from "./refusal.ts";

/** The board with what a file says of its nets, `{"CLK_IN": "clock"}`; refuses unknown nets and kinds by name. */
export async function withNetKinds(board: Board, path: string): Promise<Board> {
  const document = await readJsonFile(path);
  const names = new Set(board.nets.map(({ name }) => name));
  const problems: string[] = [];
  const changes = Object.entries(document).flatMap(([net, kind]) => {
    if (!names.has(net)) problems.push(`${path}: the board has no net "${net}".`);
    else if (!isNetKind(kind)) problems.push(`${path}: "${net}" is one of ${NET_KINDS.join(", ")}.`);
    else return [{ net, kind }];
    return [];
  });
  if (problems.length > 0) throw new Refusal(problems.join("\n"));
  return { ...board, properties: withSaidNets(board, changes) };
}
