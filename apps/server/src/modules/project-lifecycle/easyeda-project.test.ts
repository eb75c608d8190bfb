import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CREATE_PROJECT, type NamedFile } from "../../testkit/client.ts";
import { PROJECT } from "../../testkit/run-operations.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";

const VALIDATE = `query ($input: EdaProjectFileValidationInput!) { edaProjectFileValidation(input: $input) {
  success problems { code message } obstacles { code message } receipt { files { name recognisedAs } } } }`;

const example = join(import.meta.dirname, "../../../../../examples/easyeda-lamp");
const lampFile = (name: string): NamedFile => ({ name, bytes: readFileSync(join(example, name)) });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("a project of EasyEDA is uploaded, judged and imported with its board and its sheets", async () => {
  const owner = await server.signedIn();
  const fileUrls = await owner.upload([lampFile("schematic.json"), lampFile("pcb.json")]);
  const { edaProjectFileValidation } = await owner.get(VALIDATE, { jobType: "ROUTING", fileUrls });
  expect(edaProjectFileValidation).toEqual({
    success: true,
    problems: [],
    obstacles: [],
    receipt: {
      files: [
        { name: "schematic.json", recognisedAs: "easyeda-schematic 6.5.40" },
        { name: "pcb.json", recognisedAs: "easyeda-board 6.5.40" },
      ],
    },
  });
  const [schematicFileUrl, layoutFileUrl] = fileUrls;
  const { createEdaProjectQuickModeV2 } = await owner.get(CREATE_PROJECT, {
    name: "Lamp",
    jobType: "ROUTING",
    layoutFileUrl: layoutFileUrl?.split("?")[0],
    layoutFileType: "EASY_EDA",
    schematicFileUrl: schematicFileUrl?.split("?")[0],
    schematicFileType: "EASY_EDA",
  });
  const { edaProjectV2 } = await owner.get(PROJECT, { id: createEdaProjectQuickModeV2.id });
  const board = await (await owner.fetch(edaProjectV2.boardDocumentUrl)).json();
  const circuit = await (await owner.fetch(edaProjectV2.circuitDocumentUrl)).json();
  const references = (parts: readonly { reference: string }[]) => parts.map(({ reference }) => reference);
  expect(references(board.footprints)).toEqual(["H1", "H2", "J1", "R1", "LED1", "C1"]);
  expect(references(circuit.components)).toEqual(["J1", "R1", "LED1", "C1"]);
});

test("a schematic of EasyEDA alone is drawn", async () => {
  const owner = await server.signedIn();
  const id = await owner.createProject("Lamp's sheet", [lampFile("schematic.json")]);
  const { edaProjectV2 } = await owner.get(PROJECT, { id });
  const circuit = await (await owner.fetch(edaProjectV2.circuitDocumentUrl)).json();
  expect(circuit.sheets).toHaveLength(1);
});

test("a file of EasyEDA Pro or Altium is taken, and the answer says what to do instead", async () => {
  const owner = await server.signedIn();
  const file = (name: string, text: string): NamedFile => ({ name, bytes: new TextEncoder().encode(text) });
  const told = async (files: readonly NamedFile[]) => {
    const fileUrls = await owner.upload(files);
    const { edaProjectFileValidation } = await owner.get(VALIDATE, { jobType: "ROUTING", fileUrls });
    expect(edaProjectFileValidation.success).toBe(false);
    return edaProjectFileValidation.problems.map(({ message }: { message: string }) => message).join("\n");
  };
  expect(await told([file("lamp.epcb", '["DOCTYPE","PCB","1.8"]\n')])).toMatch(
    /EasyEDA Pro[\s\S]*Open the project in KiCad/,
  );
  expect(await told([file("Lamp.PrjPcb", "[Design]\nVersion=1.0\n")])).toMatch(
    /Altium[\s\S]*Open the project in KiCad/,
  );
});
