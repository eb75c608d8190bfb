import { Avatar } from "@mantine/core";
import { imageUrl } from "../images/image-url.ts";
import { initialsName } from "../images/initials-name.ts";

/** The picture of a team or a person, for eyes alone: the name stands beside it. */
export function HolderPicture({
  of: { name, thumbnailUrl },
  size = 20,
}: {
  of: { readonly name: string; readonly thumbnailUrl: string | null };
  size?: number;
}) {
  return (
    <span aria-hidden="true">
      <Avatar
        size={size}
        src={imageUrl(thumbnailUrl ?? "", size) ?? null}
        name={initialsName(name)}
        color="initials"
        alt=""
      />
    </span>
  );
}
