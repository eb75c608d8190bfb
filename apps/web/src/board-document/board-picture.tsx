import { IconCircuitDiode } from "@tabler/icons-react";
import { useState } from "react";
import { imageUrl } from "../images/image-url.ts";
import classes from "./board-picture.module.css";

/** So many times as high as wide, a board would be a sliver in a frame that lies: it is laid down in it. */
const TALL = 1.8;

/**
 * The person's own board, or the sheet of a schematic that has none, as the server draws it. It is an image and not
 * markup of the page, so that nothing a file says can run here. `cssWidth` is how wide it stands on the page.
 */
export function BoardPicture({
  documentUrl,
  cssWidth,
  isSheet = false,
  alt = "",
}: {
  documentUrl: string | null;
  cssWidth: number;
  isSheet?: boolean;
  alt?: string;
}) {
  const [failed, setFailed] = useState<string>();
  const [isTall, setTall] = useState(false);
  const source = documentUrl !== null && failed !== documentUrl ? imageUrl(documentUrl, cssWidth) : undefined;
  return (
    <span className={classes.frame} data-sheet={isSheet}>
      {source ? (
        <img
          key={source}
          src={source}
          alt={alt}
          loading="lazy"
          data-turned={isTall && !isSheet}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setTall(naturalHeight > TALL * naturalWidth)}
          className={classes.picture}
          onError={() => documentUrl && setFailed(documentUrl)}
        />
      ) : (
        <IconCircuitDiode size={20} stroke={1.4} aria-hidden className={classes.none} />
      )}
    </span>
  );
}
