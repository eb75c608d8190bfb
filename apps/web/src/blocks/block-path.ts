/** All blocks that a person can use. */
export const LIBRARY_PATH = "/block/";

/** The list of the blocks of a team, or of one's own. */
export function customBlocksPath(teamId: string | null | undefined): string {
  return teamId == null
    ? "/workspace/personal/customblocks/"
    : `/workspace/team/customblocks/?${new URLSearchParams({ teamId })}`;
}

export function blockPath(id: string): string {
  return `${LIBRARY_PATH}${encodeURIComponent(id)}`;
}

/** Where a block is edited, or a new one is made. */
export function blockSettingPath(id: string | undefined, teamId: string | null | undefined): string {
  const path = `/workspace/personal/customblocks/setting/${id === undefined ? "" : encodeURIComponent(id)}`;
  return teamId == null ? path : `${path}?${new URLSearchParams({ teamId })}`;
}

/** In the address of a workspace: the block that is to be put on the board. */
export const BLOCK_TO_PUT = "block";

export function blockInProjectPath(projectId: string, blockId: string): string {
  return `/layout/${encodeURIComponent(projectId)}?${new URLSearchParams({ [BLOCK_TO_PUT]: blockId })}`;
}
