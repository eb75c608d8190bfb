import type { ProjectBlockFactsFragment, ProjectBlockInput } from "../../graphql/generated/documents.ts";

/** A line of the list that a project is made from. */
export interface ChosenBlock {
  /** Its own in the list: one block may be in several lines, with other parameters in each. */
  readonly key: string;
  readonly blockId: string;
  readonly name: string;
  /** Absent: the newest. */
  readonly versionNumber?: number;
  readonly count: number;
  /** Where they differ from the block's own. */
  readonly parameters: ReadonlyMap<string, string>;
  /** False: its holder deleted it; the project keeps what it took. */
  readonly isInLibrary: boolean;
  /** Uses of a project that exists. */
  readonly uses: readonly string[];
}

/** The project whose blocks are changed. */
export interface ProjectOfBlocks {
  readonly id: string;
  readonly name: string;
  readonly majorVersion: number;
  readonly revisionVersion: number;
}

/** What a project may have, all lines together. */
export const MAX_BLOCKS = 200;

export function addBlock(
  chosen: readonly ChosenBlock[],
  { count = 1, ...block }: { readonly id: string; readonly name: string; readonly count?: number },
): readonly ChosenBlock[] {
  const plain = chosen.find(({ blockId, parameters }) => blockId === block.id && parameters.size === 0);
  if (plain) return changeBlock(chosen, plain.key, { count: plain.count + count });
  const numbers = chosen.map(({ key }) => Number(key.split(" ")[1] ?? 0));
  const key = `line ${Math.max(0, ...numbers) + 1}`;
  return [
    ...chosen,
    { key, blockId: block.id, name: block.name, count, parameters: new Map(), isInLibrary: true, uses: [] },
  ];
}

export function changeBlock(
  chosen: readonly ChosenBlock[],
  key: string,
  change: Partial<Pick<ChosenBlock, "count" | "parameters">>,
): readonly ChosenBlock[] {
  return chosen.map((line) => (line.key === key ? { ...line, ...change } : line));
}

export function removeBlock(chosen: readonly ChosenBlock[], key: string): readonly ChosenBlock[] {
  return chosen.filter((line) => line.key !== key);
}

export function countBlocks(chosen: readonly ChosenBlock[]): number {
  return chosen.reduce((sum, { count }) => sum + count, 0);
}

/** The lines of a project that exists. */
export function linesOfProject(blocks: readonly ProjectBlockFactsFragment[]): readonly ChosenBlock[] {
  return blocks.map(({ block, versionNumber, count, parameters, uses }, index) => ({
    key: `line ${index + 1}`,
    blockId: block.id,
    name: block.name,
    versionNumber,
    count,
    parameters: new Map(parameters.map(({ key, value }) => [key, value])),
    isInLibrary: block.isInLibrary,
    uses: uses.map(({ id }) => id),
  }));
}

/** As the server takes them. Uses are named as long as none of them has to leave: which one leaves the server decides. */
export function blockInputs(chosen: readonly ChosenBlock[]): ProjectBlockInput[] {
  return chosen.map(({ blockId, versionNumber, count, parameters, uses }) => ({
    blockId,
    versionNumber: versionNumber ?? null,
    count,
    parameters: [...parameters].map(([key, value]) => ({ key, value })),
    ...(uses.length > 0 && uses.length <= count && { useIds: [...uses] }),
  }));
}
