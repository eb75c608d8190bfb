import type { Board, Circuit } from "@tracewright/board";
import { BLOCK_FIELD, type Logic } from "@tracewright/logic";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../testkit/client.ts";
import { startTestServer, type TestServer } from "../../testkit/start-test-server.ts";
import { shipBuiltInBlocks } from "../blocks/built-in/ship-built-in-blocks.ts";

const CREATE = `mutation ($input: CreateEdaProjectInput!) { createEdaProject(input: $input) { id } }`;
const BLOCKS = `mutation ($input: UpdateEdaProjectBlocksInput!) { updateEdaProjectBlocks(input: $input) {
  id majorVersion revisionVersion isMerged } }`;
const LOGIC = `mutation ($input: UpdateEdaProjectLogicInput!) { updateEdaProjectLogic(input: $input) {
  id majorVersion revisionVersion logicDocumentUrl isMerged } }`;
const VALIDATE = `query ($input: EdaProjectBlockUpdateValidationInput!) { edaProjectBlockUpdateValidation(input: $input) {
  totalPrice currency unknownPrices subBlocks { count } findings { rule severity message }
  blocks { count voltage current versionNumber edaCategory { name color } block { id name blockType status } } } }`;
const PROJECT = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) {
  type jobType majorVersion revisionVersion boardDocumentUrl circuitDocumentUrl logicDocumentUrl } }`;
const PROJECT_BLOCKS = `query ($input: EdaProjectV2Input!) { edaProject(input: $input) {
  projectBlocks { count versionNumber uses { id name } parameters { key value } block { id name } } } }`;
const HISTORY = `query ($input: EdaProjectHistoryConnectionInput!) { edaProjectHistoryConnection(input: $input) {
  nodes { type changedBlocks { added removed exchanged parts pads } } } }`;
const LAYOUT = `query ($input: EdaProjectLayoutInput!) { edaProjectLayout(input: $input) {
  portNets voltages blocks { key name position { x y r } angle isTop margin voltage current } } }`;
const LOGIC_V1 = `query ($input: EdaProjectLogicInput!) { edaProjectLogic(input: $input) {
  guide documentUrl blockLogics { blockId blockName maxIndexs { R C } wires parts } } }`;
const LIST = `query ($input: BlockListInput!) { blockList(input: $input) { nodes { id name } } }`;
const RESULT = `query ($input: EdaProjectResultInput!) { edaProjectResult(input: $input) {
  billOfMaterials { designNator blockName blockType blockCategoryName } } }`;

const USB = "USB-C input, 5 V sink";
const LDO = "Linear regulator 3.3 V, 600 mA";
const MCU = "Controller RP2040 with flash memory";
const CLIMATE = "Sensor of pressure, humidity and temperature";
const ETHERNET = "Ethernet controller with SPI";
const JACK = "Ethernet jack with magnetics";
const NAMES = [USB, LDO, MCU, CLIMATE, ETHERNET, JACK];

let server: TestServer;
let owner: Client;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({});
  await shipBuiltInBlocks(server.application);
  owner = await server.signedIn();
  for (const name of NAMES) {
    const { nodes } = (await owner.get(LIST, { keyword: name, size: 20 })).blockList;
    const found = nodes.find((node: { name: string }) => node.name === name);
    if (!found) throw new Error(`no block ${name} among ${nodes.map((one: { name: string }) => one.name).join(", ")}`);
    ids.set(name, found.id);
  }
});
afterAll(() => server.stop());

const line = (name: string, count = 1, more: object = {}) => ({ blockId: ids.get(name), count, ...more });
const ALL = () => [line(USB), line(LDO), line(MCU), line(CLIMATE, 2)];

async function create(name: string, client = owner, blocks: object[] = ALL()): Promise<string> {
  return (await client.get(CREATE, { name, blocks })).createEdaProject.id;
}

async function read(id: string, client = owner) {
  const { edaProjectV2: project } = await client.get(PROJECT, { id });
  const json = async (url: string) => (await client.fetch(url)).json();
  return {
    project,
    board: (await json(project.boardDocumentUrl)) as Board,
    circuit: (await json(project.circuitDocumentUrl)) as Circuit,
    logic: (await json(project.logicDocumentUrl)) as Logic,
  };
}

const versionOf = ({ majorVersion, revisionVersion }: { majorVersion: number; revisionVersion: number }) => ({
  majorVersion,
  revisionVersion,
});

test("a project of blocks has a schematic, a board, and the wires that nobody would draw otherwise", async () => {
  const id = await create("Climate node");
  const { project, board, circuit, logic } = await read(id);
  expect(project).toMatchObject({ type: "BLOCK", jobType: null, majorVersion: 1, revisionVersion: 0 });
  expect(logic.uses).toHaveLength(5);
  expect(board.groups.map(({ name }) => name)).toEqual(logic.uses.map(({ name }) => name));
  expect(board.footprints).toHaveLength(circuit.components.length);
  expect(board.zones.some(({ fills }) => fills.length > 0)).toBe(true);
  const supplies = logic.nets.filter(({ kind }) => kind === "supply").map(({ ends }) => ends.length);
  expect(supplies.toSorted()).toEqual([3, 4]);
  expect(circuit.components.every(({ properties }) => properties[BLOCK_FIELD] !== undefined)).toBe(true);
  const { projectBlocks } = (await owner.get(PROJECT_BLOCKS, { id })).edaProject;
  expect(projectBlocks.map((one: { count: number; block: { name: string } }) => [one.block.name, one.count])).toEqual([
    [USB, 1],
    [LDO, 1],
    [MCU, 1],
    [CLIMATE, 2],
  ]);
  const { nodes } = (await owner.get(HISTORY, { id })).edaProjectHistoryConnection;
  expect(nodes).toMatchObject([{ type: "CREATED" }]);
});

test("the bill of materials names the blocks that the parts of a line belong to", async () => {
  const id = await create("Bill");
  const { billOfMaterials } = (await owner.get(RESULT, { id })).edaProjectResult;
  const both = `${CLIMATE}, ${CLIMATE} 2`;
  const lines = billOfMaterials as { designNator: string; blockName: string | null }[];
  const sensors = lines.find(({ blockName, designNator }) => blockName === both && designNator.startsWith("U"));
  expect(sensors).toEqual({
    designNator: expect.stringMatching(/^U\d, U\d$/),
    blockName: both,
    blockType: "MAIN",
    blockCategoryName: expect.stringMatching(/\w/),
  });
});

test("the editable layout says where blocks are, which nets their ports are on, and what powers them", async () => {
  const id = await create("Layout");
  const { logic } = await read(id);
  const layout = (await owner.get(LAYOUT, { id })).edaProjectLayout;
  expect(layout.blocks.map(({ key }: { key: string }) => key)).toEqual(logic.uses.map((use) => use.id));
  const mcu = layout.blocks.find(({ name }: { name: string }) => name === MCU);
  expect(mcu).toMatchObject({ isTop: true, angle: 0, current: expect.any(Number) });
  expect(mcu.voltage).toBeCloseTo(3.3, 1);
  expect(layout.voltages).toHaveLength(2);
  expect(layout.portNets).toContainEqual({ use: mcu.key, port: "GND", net: "GND" });
  const logicV1 = (await owner.get(LOGIC_V1, { id })).edaProjectLogic;
  expect(logicV1.blockLogics.map(({ blockName }: { blockName: string }) => blockName)).toEqual(
    logic.uses.map(({ name }) => name),
  );
  expect(logicV1.blockLogics[0]).toMatchObject({ blockId: ids.get(USB), maxIndexs: { R: expect.any(Number) } });
  expect(logicV1.blockLogics.every(({ parts }: { parts: unknown[] }) => parts.length > 0)).toBe(true);
});

describe("a list of blocks", () => {
  test("is judged before there is a project, with what is known of its price", async () => {
    const answer = (await owner.get(VALIDATE, { blocks: ALL() })).edaProjectBlockUpdateValidation;
    expect(answer.blocks).toHaveLength(4);
    expect(answer.subBlocks).toEqual([]);
    expect(answer.totalPrice === 0).toBe(answer.currency === null);
    expect(answer.blocks[3]).toMatchObject({ count: 2, block: { name: CLIMATE, status: "COMPLETE" } });
    // Two sensors of one address are on no bus yet: what is not joined cannot clash.
    expect(answer.findings.map(({ rule }: { rule: string }) => rule)).not.toContain("i2c-address");
  });

  test("has the blocks added that a chosen one does not work without, joined to it", async () => {
    const blocks = [line(ETHERNET, 2)];
    const { edaProjectBlockUpdateValidation: judged } = await owner.get(
      `query ($input: EdaProjectBlockUpdateValidationInput!) { edaProjectBlockUpdateValidation(input: $input) {
        blocks { count block { name } } subBlocks { count block { name } } } }`,
      { blocks },
    );
    expect(judged.blocks).toEqual([{ count: 2, block: { name: ETHERNET } }]);
    expect(judged.subBlocks).toEqual([{ count: 2, block: { name: JACK } }]);
    const own = [...blocks, line(JACK)];
    const half = (await owner.get(VALIDATE, { blocks: own })).edaProjectBlockUpdateValidation;
    expect(half.subBlocks).toEqual([{ count: 1 }]);
    expect(
      half.blocks.map(({ count, block }: { count: number; block: { name: string } }) => [block.name, count]),
    ).toEqual([
      [ETHERNET, 2],
      [JACK, 1],
    ]);
    const id = (await owner.get(CREATE, { name: "With jacks", blocks })).createEdaProject.id;
    const { logic } = await read(id);
    expect(logic.uses.map(({ name }) => name).sort()).toEqual([ETHERNET, `${ETHERNET} 2`, JACK, `${JACK} 2`]);
    expect(logic.nets.filter(({ kind }) => kind === "signal")).toHaveLength(8);
  });

  test("with another count keeps what did not change, to the byte", async () => {
    const id = await create("Counts");
    const before = await read(id);
    const blocks = [line(USB), line(LDO), line(MCU), line(CLIMATE, 3)];
    const { updateEdaProjectBlocks: saved } = await owner.get(BLOCKS, { id, ...versionOf(before.project), blocks });
    expect(saved).toEqual({ id, majorVersion: 1, revisionVersion: 1, isMerged: false });
    const after = await read(id);
    const items = new Map(after.board.footprints.map((part) => [part.id, part]));
    for (const part of before.board.footprints) expect(items.get(part.id)).toEqual(part);
    expect(after.board.tracks.slice(0, before.board.tracks.length)).toEqual(before.board.tracks);
    expect(after.board.groups).toHaveLength(6);
    const { nodes } = (await owner.get(HISTORY, { id })).edaProjectHistoryConnection;
    expect(nodes[0]).toEqual({
      type: "BLOCK_MODIFIED",
      changedBlocks: { added: [`${CLIMATE} 3`], removed: [], exchanged: [], parts: 0, pads: 0 },
    });
  });

  test("with another parameter changes the values that follow from it", async () => {
    const id = await create("Values");
    const before = await read(id);
    const parameters = [{ key: "R", value: "10 kΩ" }];
    const blocks = [line(USB), line(LDO), line(MCU), line(CLIMATE), line(CLIMATE, 1, { parameters })];
    await owner.get(BLOCKS, { id, ...versionOf(before.project), blocks });
    const after = await read(id);
    const values = (board: Board) => board.footprints.map(({ reference, value }) => `${reference} ${value}`);
    const changed = values(after.board).filter((one) => !values(before.board).includes(one));
    expect(changed).toHaveLength(2);
    expect(changed.every((one) => one.endsWith(" 10k"))).toBe(true);
    const { projectBlocks } = (await owner.get(PROJECT_BLOCKS, { id })).edaProject;
    expect(projectBlocks.at(-1)).toMatchObject({ count: 1, parameters });
  });

  test("is refused: empty, unknown, of another's library, of no count, beyond the limit", async () => {
    const refused = async (blocks: object[]) => (await owner.refusal(CREATE, { name: "Refused", blocks })).extensions;
    expect((await refused([])).sentence).toEqual({ kind: "no-block-chosen", facts: {} });
    for (const blockId of ["no id", "00000000-0000-4000-8000-000000000000"])
      expect(await refused([{ blockId, count: 1 }])).toMatchObject({
        code: 70001,
        sentence: { kind: "block-not-usable" },
      });
    expect(await refused([line(LDO, 0)])).toMatchObject({ field: "blocks.0.count" });
    expect(await refused([line(LDO, 1, { versionNumber: 7 })])).toMatchObject({ code: 70001 });
    expect(await refused([line(LDO, 201)])).toMatchObject({ code: 70001, logicProblems: [{ kind: "too-many" }] });
    const parameters = [{ key: "NONE", value: "1" }];
    expect(await refused([line(CLIMATE, 1, { parameters })])).toMatchObject({
      logicProblems: [{ kind: "parameter-unknown" }],
    });
    await create("Taken");
    expect((await owner.refusal(CREATE, { name: "taken", blocks: ALL() })).extensions.code).toBe(70010);
  });

  test("made on another version than the newest is refused with 409", async () => {
    const id = await create("Stale");
    const { project } = await read(id);
    await owner.get(BLOCKS, { id, ...versionOf(project), blocks: [...ALL(), line(LDO)] });
    const refusal = await owner.refusal(BLOCKS, { id, ...versionOf(project), blocks: ALL() });
    expect(refusal.extensions).toMatchObject({ code: 409, sentence: { kind: "logic-changed-elsewhere" } });
  });
});

describe("blocks and wires", () => {
  const wired = (logic: Logic, ports: readonly (readonly [name: string, port: string])[], name: string): Logic => ({
    ...logic,
    nets: [
      ...logic.nets,
      {
        id: `net ${name}`.replace(" ", "-"),
        name,
        kind: "signal",
        ends: ports.map(([use, port]) => ({ use: logic.uses.find((one) => one.name === use)!.id, port })),
      },
    ],
  });

  test("are saved as a revision whose board has the pads on the new net", async () => {
    const id = await create("Wires");
    const { project, logic, board } = await read(id);
    const after = wired(
      logic,
      [
        [MCU, "GPIO4"],
        [CLIMATE, "SDA"],
      ],
      "DATA",
    );
    const { updateEdaProjectLogic: saved } = await owner.get(LOGIC, { id, ...versionOf(project), logic: after });
    expect(saved).toMatchObject({ revisionVersion: 1, isMerged: false });
    const now = await read(id);
    const net = now.board.nets.find(({ name }) => name === "DATA")!.id;
    expect(now.board.footprints.flatMap(({ pads }) => pads.filter((pad) => pad.net === net)).length).toBeGreaterThan(1);
    expect(now.board.footprints.map(({ position }) => position)).toEqual(
      board.footprints.map(({ position }) => position),
    );
    const { nodes } = (await owner.get(HISTORY, { id })).edaProjectHistoryConnection;
    expect(nodes[0]).toMatchObject({ type: "LOGIC", changedBlocks: { added: [], pads: expect.any(Number) } });
    expect(nodes[0].changedBlocks.pads).toBeGreaterThan(1);
    // The same again is no version.
    const again = await owner.get(LOGIC, { id, ...versionOf(now.project), logic: now.logic });
    expect(again.updateEdaProjectLogic.revisionVersion).toBe(1);
  });

  test("of two people are merged, and what both changed is named", async () => {
    const id = await create("Merge");
    const { project, logic } = await read(id);
    const [one, two] = [
      wired(
        logic,
        [
          [MCU, "GPIO4"],
          [CLIMATE, "SDA"],
        ],
        "A",
      ),
      wired(
        logic,
        [
          [MCU, "GPIO5"],
          [CLIMATE, "SCL"],
        ],
        "B",
      ),
    ];
    await owner.get(LOGIC, { id, ...versionOf(project), logic: one });
    const { updateEdaProjectLogic: merged } = await owner.get(LOGIC, { id, ...versionOf(project), logic: two });
    expect(merged).toMatchObject({ revisionVersion: 2, isMerged: true });
    expect((await read(id)).logic.nets.map(({ name }) => name)).toEqual(expect.arrayContaining(["A", "B"]));
    const renamed = (name: string): Logic => ({
      ...logic,
      uses: logic.uses.map((use) => (use.name === LDO ? { ...use, name } : use)),
    });
    await owner.get(LOGIC, { id, logic: { ...(await read(id)).logic, uses: renamed("First").uses } });
    const refusal = await owner.refusal(LOGIC, { id, ...versionOf(project), logic: renamed("Second") });
    const use = logic.uses.find(({ name }) => name === LDO)!.id;
    expect(refusal.extensions).toMatchObject({ code: 409, conflicts: [{ list: "uses", id: use }] });
  });

  test("that are unreadable, wrong in themselves, or name blocks of nobody's library are refused", async () => {
    const id = await create("Wrong");
    const { project, logic } = await read(id);
    const refused = async (given: unknown) =>
      (await owner.refusal(LOGIC, { id, ...versionOf(project), logic: given })).extensions;
    expect(await refused({ uses: 1 })).toMatchObject({ code: 70005, field: "logic" });
    const ghost = { ...logic, nets: [{ ...logic.nets[0]!, ends: [{ use: "ghost", port: "GND" }] }] };
    expect(await refused(ghost)).toMatchObject({ code: 70001, logicProblems: [{ kind: "use-unknown" }] });
    const [first, ...others] = logic.uses;
    const foreign = { ...first!, block: { ...first!.block, hash: "f".repeat(64) } };
    expect(await refused({ ...logic, uses: [foreign, ...others] })).toMatchObject({
      code: 70001,
      sentence: { kind: "block-not-usable" },
    });
    expect((await read(id)).project.revisionVersion).toBe(0);
  });
});

test("a version that is applied brings back what the project was made of, and a copy is made of the same", async () => {
  const id = await create("Back");
  const before = await read(id);
  await owner.get(BLOCKS, { id, ...versionOf(before.project), blocks: [line(LDO)] });
  const APPLY =
    "mutation ($input: ApplyEdaProjectVersionInput!) { applyEdaProjectVersion(input: $input) { __typename } }";
  await owner.get(APPLY, { id, ...versionOf(before.project) });
  expect((await read(id)).logic).toEqual(before.logic);
  const DUPLICATE = "mutation ($input: DuplicateEdaProjectInput!) { duplicateEdaProject(input: $input) { id } }";
  const copy = (await owner.get(DUPLICATE, { id })).duplicateEdaProject.id;
  expect((await read(copy)).logic).toEqual(before.logic);
  await owner.get(BLOCKS, { id: copy, blocks: [line(USB), line(LDO)] });
  expect((await read(copy)).board.groups).toHaveLength(2);
});

test("of another's project nothing is said, and nothing is changed", async () => {
  const id = await create("Own");
  const { logic } = await read(id);
  const stranger = await server.signedIn();
  for (const [query, input] of [
    [BLOCKS, { id, blocks: ALL() }],
    [LOGIC, { id, logic }],
    [VALIDATE, { id, blocks: ALL() }],
    [LOGIC_V1, { id }],
    [LAYOUT, { id }],
    [PROJECT_BLOCKS, { id }],
  ] as const) {
    const absent = await stranger.refusal(query, { ...input, id: "00000000-0000-4000-8000-000000000000" });
    expect(await stranger.refusal(query, input)).toEqual(absent);
  }
  const { logicDocumentUrl } = (await owner.get(PROJECT, { id })).edaProjectV2;
  expect((await stranger.fetch(logicDocumentUrl)).status).toBe(404);
});
