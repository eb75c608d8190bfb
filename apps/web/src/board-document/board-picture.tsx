import { IconCircuitDiode } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./board-picture.module.css";
import { drawBoardPicture } from "./draw-board-picture.ts";

/**
 * The person's own board, as a picture. It is shown as an image and not as markup of the page, so that nothing a board
 * file says can run here.
 */
export function BoardPicture({ documentUrl, alt = "" }: { documentUrl: string | null; alt?: string }) {
  const [drawn, setDrawn] = useState<{ for: string; source: string }>();
  useEffect(() => {
    if (!documentUrl) return;
    let wanted = true;
    drawBoardPicture(documentUrl).then(
      (source) => {
        if (wanted) setDrawn({ for: documentUrl, source });
      },
      () => undefined, // the empty frame stays; the name beside it says which project it is
    );
    return () => {
      wanted = false;
    };
  }, [documentUrl]);

  const source = drawn?.for === documentUrl ? drawn?.source : undefined;
  return (
    <span className={classes.frame}>
      {source ? (
        <img src={source} alt={alt} className={classes.picture} />
      ) : (
        !documentUrl && <IconCircuitDiode size={20} stroke={1.4} aria-hidden className={classes.none} />
      )}
    </span>
  );
}
