import { IconCircuitDiode } from "@tabler/icons-react";
import { useState } from "react";
import { imageUrl } from "../images/image-url.ts";
import classes from "./board-picture.module.css";

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
  const source = documentUrl !== null && failed !== documentUrl ? imageUrl(documentUrl, cssWidth) : undefined;
  return (
    <span className={classes.frame} data-sheet={isSheet}>
      {source ? (
        <img
          key={source}
          src={source}
          alt={alt}
          loading="lazy"
          className={classes.picture}
          onError={() => documentUrl && setFailed(documentUrl)}
        />
      ) : (
        <IconCircuitDiode size={20} stroke={1.4} aria-hidden className={classes.none} />
      )}
    </span>
  );
}
