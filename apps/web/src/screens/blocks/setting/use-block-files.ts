import { useMemo, useState } from "react";
import type { Upload } from "../../../uploads/upload-list.ts";
import { type Uploads, useUploads } from "../../../uploads/use-uploads.ts";
import type { GivenFiles } from "./block-draft.ts";
import { BLOCK_UPLOADS, type Role, usualRole } from "./block-uploads.ts";

export interface BlockFiles {
  readonly uploads: Uploads;
  readonly roleOf: (upload: Upload) => Role;
  readonly setRole: (upload: Upload, role: Role) => void;
  /** What has arrived, as it is sent with the block. */
  readonly given: GivenFiles;
  readonly isSending: boolean;
  readonly isBroken: boolean;
}

/** The files that are added to a block. Of each half one file counts, the newest; others are further sheets. */
export function useBlockFiles(): BlockFiles {
  const uploads = useUploads(BLOCK_UPLOADS);
  const [roles, setRoles] = useState<ReadonlyMap<number, Role>>(new Map());
  const listed = uploads.uploads;
  const given = useMemo(() => {
    const roleOf = (upload: Upload) => roles.get(upload.id) ?? usualRole(upload.name);
    const arrived = listed.filter(({ url }) => url !== undefined);
    const newest = (role: Role) => arrived.findLast((upload) => roleOf(upload) === role);
    const [schematic, footprint] = [newest("schematic"), newest("footprint")];
    const further = arrived.filter((upload) => upload !== schematic && upload !== footprint);
    return {
      ...(schematic?.url && { schematicFileUrl: schematic.url }),
      ...(footprint?.url && { footprintFileUrl: footprint.url }),
      ...(further.length > 0 && { fileUrls: further.flatMap(({ url }) => url ?? []) }),
    };
  }, [listed, roles]);
  return {
    uploads,
    roleOf: ({ id, name }) => roles.get(id) ?? usualRole(name),
    setRole: ({ id }, role) => setRoles((before) => new Map(before).set(id, role)),
    given,
    isSending: listed.some(({ status }) => ["waiting", "uploading", "interrupted"].includes(status)),
    isBroken: listed.some(({ status }) => status === "failed" || status === "refused"),
  };
}
