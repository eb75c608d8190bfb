import type { TeamMembersQuery } from "../../graphql/generated/documents.ts";

export type Member = TeamMembersQuery["teamMemberConnection"]["nodes"][number];
