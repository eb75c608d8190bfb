import { useEffect, useState } from "react";
import { BoardModel } from "./board-model.ts";

/** The model that a GLB holds, for as long as it is the one that is wanted. `isUnreadable`: the bytes are no such model. */
export function useBoardModel(glb: ArrayBuffer | undefined): {
  readonly model: BoardModel | undefined;
  readonly isUnreadable: boolean;
} {
  const [model, setModel] = useState<BoardModel>();
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    if (!glb) return;
    let isWanted = true;
    let made: BoardModel | undefined;
    setUnreadable(false);
    const accent = getComputedStyle(document.documentElement).getPropertyValue("--tw-accent").trim();
    BoardModel.read(glb, accent || "#e08a4b").then(
      (read) => {
        made = read;
        if (isWanted) setModel(read);
        else read.dispose();
      },
      () => isWanted && setUnreadable(true),
    );
    return () => {
      isWanted = false;
      setModel(undefined);
      made?.dispose();
    };
  }, [glb]);
  return { model, isUnreadable };
}
