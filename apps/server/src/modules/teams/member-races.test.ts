import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openServerDatabase } from "../../platform/database/open-database.ts";
import { teamMembers } from "../../platform/database/tables.ts";
import { findPostgres, startPostgres } from "../../testkit/start-postgres.ts";
import { startTestServer } from "../../testkit/start-test-server.ts";
import { CHANGE_ROLE, insertTeam, LEAVE, REMOVE_MEMBER } from "../../testkit/team-operations.ts";

const programs = findPostgres();
const ROUNDS = 50;

describe.skipIf(programs === undefined)("on a PostgreSQL server", () => {
  test("a team has exactly one owner, whoever transfers, leaves and removes at the same time", async () => {
    const postgres = await startPostgres(programs ?? "", { isMigrated: true });
    const server = await startTestServer({
      database: await openServerDatabase(postgres.connectionString),
      configuration: { operationsPerMinute: 100_000, operationsPerAddress: 100_000 },
    });
    try {
      const { db } = server.application;
      const owner = await server.signedIn("owner@example.com");
      const heir = await server.signedIn("heir@example.com");
      const admin = await server.signedIn("admin@example.com");
      const codes = new Set<number>();
      for (let round = 0; round < ROUNDS; round++) {
        const { teamId, memberOf } = await insertTeam(server, {
          "owner@example.com": "OWNER",
          "heir@example.com": "USER",
          "admin@example.com": "ADMIN",
        });
        const heirId = memberOf("heir@example.com");
        const answers = await Promise.all([
          owner.ask(CHANGE_ROLE, { teamId, memberId: heirId, roleType: "OWNER" }),
          heir.ask(LEAVE, { teamId }),
          admin.ask(REMOVE_MEMBER, { teamId, memberId: heirId }),
          owner.ask(LEAVE, { teamId }),
        ]);
        for (const { errors } of answers) for (const { extensions } of errors ?? []) codes.add(extensions.code);
        const owners = await db.$count(teamMembers, and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "OWNER")));
        expect(owners).toBe(1);
        // Of the four at least one succeeds, and at most two: the heir goes once, or takes over and the owner leaves.
        expect(answers.filter(({ errors }) => errors === undefined).length).toBeGreaterThanOrEqual(1);
        expect(await db.$count(teamMembers, eq(teamMembers.teamId, teamId))).toBeGreaterThanOrEqual(2);
      }
      // Every refusal is one of the catalogue's.
      expect([...codes].filter((code) => ![404, 1001, 10016].includes(code))).toEqual([]);
    } finally {
      await server.stop();
      await postgres.stop();
    }
  });
});
