import { BoardPicture } from "../board-document/board-picture.tsx";

/** Where the board stands. The interactive canvas takes this place as soon as it exists; until then a picture does. */
export function BoardStage({ documentUrl }: { documentUrl: string | null }) {
  return <BoardPicture documentUrl={documentUrl} />;
}
