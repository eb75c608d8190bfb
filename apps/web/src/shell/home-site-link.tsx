import { Anchor, type AnchorProps } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { site } from "../site.ts";
import { clearUnsavedChanges } from "../unsaved/unsaved-changes.ts";

interface HomeSiteLinkProps extends AnchorProps {
  readonly "aria-label"?: string;
  readonly children: ReactNode;
}

/** Leads to the site about this service: the page for everybody, unless the configuration names another. */
export function HomeSiteLink({ children, ...anchor }: HomeSiteLinkProps) {
  const props = { ...anchor, onClick: leaveUnasked };
  return site.homeUrl.startsWith("/") ? (
    <Anchor component={Link} to={site.homeUrl} {...props}>
      {children}
    </Anchor>
  ) : (
    <Anchor href={site.homeUrl} {...props}>
      {children}
    </Anchor>
  );
}

/** On the way to the home site nothing is asked; what opens beside the page leaves nothing. */
function leaveUnasked({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!ctrlKey && !metaKey && !shiftKey) clearUnsavedChanges();
}
