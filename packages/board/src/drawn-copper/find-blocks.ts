/**
 * The biconnected components of a graph (Hopcroft and Tarjan 1973), without recursion: a copper mesh may be thousands
 * of nodes deep. Two nodes are in one block when no single node parts them; a bridge is a block of two.
 */
export interface Block {
  readonly nodes: ReadonlySet<number>;
  /** Edges; of a tree one less than nodes. */
  readonly edges: number;
}

/** `neighbours[node]`: each neighbour once. Nodes without any are in no block. */
export function findBlocks(neighbours: readonly (readonly number[])[]): Block[] {
  const order = new Int32Array(neighbours.length).fill(-1);
  const low = new Int32Array(neighbours.length);
  const next = new Int32Array(neighbours.length);
  const blocks: Block[] = [];
  let time = 0;
  for (let root = 0; root < neighbours.length; root += 1) {
    if (order[root] !== -1) continue;
    order[root] = low[root] = time++;
    const path = [root];
    const edges: [number, number][] = [];
    while (path.length > 0) {
      const node = path.at(-1)!;
      const parent = path.at(-2) ?? -1;
      const other = neighbours[node]![next[node]!];
      if (other === undefined) {
        path.pop();
        if (parent < 0) continue;
        low[parent] = Math.min(low[parent]!, low[node]!);
        if (low[node]! >= order[parent]!) blocks.push(closeBlock(edges, parent, node));
        continue;
      }
      next[node] = next[node]! + 1;
      if (other === parent) continue;
      if (order[other] === -1) {
        order[other] = low[other] = time++;
        edges.push([node, other]);
        path.push(other);
      } else if (order[other]! < order[node]!) {
        edges.push([node, other]);
        low[node] = Math.min(low[node]!, order[other]!);
      }
    }
  }
  return blocks;
}

/** Takes the edges since the one from `parent` to `node` off the stack. */
function closeBlock(edges: [number, number][], parent: number, node: number): Block {
  const nodes = new Set<number>();
  let count = 0;
  for (let edge = edges.pop(); edge; edge = edges.pop()) {
    nodes.add(edge[0]).add(edge[1]);
    count += 1;
    if (edge[0] === parent && edge[1] === node) break;
  }
  return { nodes, edges: count };
}
