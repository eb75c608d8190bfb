import { expect, test } from "vitest";
import { checkLogic } from "../check/check-logic.ts";
import { logicProblemSentence } from "../check/logic-problem.ts";
import { EMPTY_LOGIC, type Logic } from "../records/logic.ts";
import { bookOf, countedIds, done, useOf } from "../testing/library.ts";
import { inTurn, type LogicOutcome } from "./command-outcome.ts";
import { groupUses, ungroup } from "./group-commands.ts";
import { changeNet, connect, disconnect } from "./net-commands.ts";
import { addUses, changeUse, duplicateUses, removeUses, setParameter, setVersion } from "./use-commands.ts";

const book = bookOf("sensor-climate", "adc-16bit", "mcu-esp32", "ldo-fixed-600ma");
const hands = { book, newId: countedIds() };

/** A regulator, a controller and a sensor, joined by supply, ground and one line. */
function sensorNode(): Logic {
  const logic = done(
    addUses(
      EMPTY_LOGIC,
      [useOf("ldo-fixed-600ma", "LDO"), useOf("mcu-esp32", "MCU"), useOf("sensor-climate", "Sensor")],
      hands,
    ),
  );
  const [ldo, mcu, sensor] = logic.uses.map(({ id }) => id) as [string, string, string];
  const at = (use: string, port: string) => ({ use, port });
  return done(
    inTurn(logic, [
      (now) => connect(now, [at(ldo, "VOUT"), at(mcu, "VDD"), at(sensor, "VDD")], hands),
      (now) => connect(now, [at(ldo, "GND"), at(mcu, "GND"), at(sensor, "GND")], hands),
      (now) => connect(now, [at(mcu, "IO21"), at(sensor, "SDA")], hands),
    ]),
  );
}

const idOf = (logic: Logic, name: string) => logic.uses.find((use) => use.name === name)?.id ?? "";
const netsOf = (logic: Logic) =>
  logic.nets.map(({ name, kind, ends }) => `${name} ${kind} ${ends.map(({ port }) => port).join(" ")}`);
const refusal = (outcome: LogicOutcome) =>
  outcome.status === "refused" ? logicProblemSentence(outcome.problem) : outcome.status;

test("blocks are taken under distinct names, and wires take their kind and name from their ports", () => {
  const logic = sensorNode();
  expect(checkLogic(logic, book)).toEqual([]);
  expect(netsOf(logic)).toEqual(["VOUT supply VOUT VDD VDD", "GND ground GND GND GND", "IO21 signal IO21 SDA"]);
  const more = done(addUses(logic, [useOf("sensor-climate", "Sensor", { count: 2 })], hands));
  expect(more.uses.map(({ name }) => name)).toEqual(["LDO", "MCU", "Sensor", "Sensor 2", "Sensor 3"]);
});

test("two nets that are joined become one, which keeps the name of the supply", () => {
  const logic = sensorNode();
  const end = { use: idOf(logic, "LDO"), port: "EN" };
  const tied = done(connect(logic, [end, { use: idOf(logic, "LDO"), port: "VOUT" }], hands));
  expect(netsOf(tied)[0]).toBe("VOUT supply VOUT VDD VDD EN");
  const joined = done(connect(tied, [end, { use: idOf(logic, "Sensor"), port: "SDA" }], hands));
  expect(netsOf(joined)).toEqual(["VOUT supply VOUT VDD VDD EN IO21 SDA", "GND ground GND GND GND"]);
  expect(checkLogic(joined, book)).toEqual([]);
});

test("a supply is not joined to ground, nor a port to what is not there, nor two ports twice", () => {
  const logic = sensorNode();
  const [ldo, sensor] = [idOf(logic, "LDO"), idOf(logic, "Sensor")];
  const at = (use: string, port: string) => ({ use, port });
  expect(refusal(connect(logic, [at(ldo, "VIN"), at(sensor, "GND")], hands))).toBe(
    "LDO.VIN is a supply and LDO.GND is ground. They cannot be joined.",
  );
  expect(refusal(connect(logic, [at(ldo, "VIN"), at(sensor, "SDX")], hands))).toBe("Sensor has no port SDX.");
  expect(refusal(connect(logic, [at(ldo, "VIN"), at("gone", "SDA")], hands))).toBe(
    "The wire names gone, which is not a block of the project.",
  );
  expect(refusal(connect(logic, [at(ldo, "VOUT"), at(sensor, "VDD")], hands))).toBe(
    "LDO.VOUT and Sensor.VDD are joined already.",
  );
  expect(refusal(disconnect(logic, [at(sensor, "SCL")], book))).toBe("Sensor.SCL is joined to nothing.");
});

test("a wire with one end left is removed, and the others keep what they join", () => {
  const logic = sensorNode();
  const open = done(disconnect(logic, [{ use: idOf(logic, "Sensor"), port: "SDA" }], book));
  expect(netsOf(open)).toEqual(["VOUT supply VOUT VDD VDD", "GND ground GND GND GND"]);
  const less = done(removeUses(logic, [idOf(logic, "MCU")]));
  expect(netsOf(less)).toEqual(["VOUT supply VOUT VDD", "GND ground GND GND"]);
  expect(checkLogic(less, book)).toEqual([]);
});

test("a copy has the parameters, supplies and ground of the first, and no signal", () => {
  const first = sensorNode();
  const logic = done(setParameter(first, { use: idOf(first, "Sensor"), key: "R", value: "10 kΩ" }, book));
  const twice = done(duplicateUses(logic, [idOf(logic, "Sensor")], hands));
  expect(twice.uses.at(-1)).toMatchObject({ name: "Sensor 2", parameters: { R: "10 kΩ" } });
  expect(netsOf(twice)).toEqual(["VOUT supply VOUT VDD VDD VDD", "GND ground GND GND GND GND", "IO21 signal IO21 SDA"]);
});

test("a parameter that the block does not have, computes, or does not allow is refused with its name", () => {
  const logic = sensorNode();
  const sensor = idOf(logic, "Sensor");
  const given = (key: string, value: string) => refusal(setParameter(logic, { use: sensor, key, value }, book));
  expect(given("X", "1")).toBe("Sensor has no parameter X.");
  expect(given("R", "50 V")).toContain("50 V is V, not Ω");
  expect(given("R", "1 MΩ")).toContain("is not 1 kΩ or more and 20 kΩ or less");
  expect(given("R", "10 kΩ")).toBe("done");
});

test("another version keeps the wires at ports that it has, and opens those at ports that are gone", () => {
  const logic = sensorNode();
  const other = bookOf("sensor-thermometer");
  const [hash = ""] = [...other.keys()];
  const all = new Map([...book, ...other]);
  const changed = done(setVersion(logic, idOf(logic, "Sensor"), { id: "sensor", version: 2, hash }, all));
  expect(netsOf(changed)).toContain("IO21 signal IO21 SDA");
  const [adc = ""] = [...bookOf("adc-16bit").keys()];
  const opened = done(setVersion(logic, idOf(logic, "MCU"), { id: "mcu", version: 2, hash: adc }, all));
  expect(netsOf(opened)).toEqual(["VOUT supply VOUT VDD VDD", "GND ground GND GND GND"]);
  expect(checkLogic(opened, all)).toEqual([]);
});

test("names of blocks and nets are distinct and not empty", () => {
  const logic = sensorNode();
  expect(refusal(changeUse(logic, idOf(logic, "Sensor"), { name: "MCU" }, book))).toBe("Two blocks are called MCU.");
  expect(refusal(changeUse(logic, idOf(logic, "Sensor"), { name: " " }, book))).toBe("Enter a name.");
  const [first, second] = logic.nets;
  expect(refusal(changeNet(logic, first?.id ?? "", { name: second?.name ?? "" }))).toBe("Two nets are called GND.");
  expect(done(changeNet(logic, first?.id ?? "", { name: "+3V3" })).nets[0]?.name).toBe("+3V3");
});

test("a use is in one group, and a group without members is removed", () => {
  const logic = sensorNode();
  const [ldo, mcu] = [idOf(logic, "LDO"), idOf(logic, "MCU")];
  const one = done(groupUses(logic, { ids: [ldo, mcu], name: "Core" }, hands.newId));
  const two = done(groupUses(one, { ids: [ldo], name: "Core" }, hands.newId));
  expect(two.groups.map(({ name, members }) => [name, members])).toEqual([
    ["Core", [mcu]],
    ["Core 2", [ldo]],
  ]);
  expect(done(removeUses(two, [mcu])).groups.map(({ name }) => name)).toEqual(["Core 2"]);
  expect(
    done(
      ungroup(
        two,
        two.groups.map(({ id }) => id),
      ),
    ).groups,
  ).toEqual([]);
});

test("the 201st block is refused with the number", () => {
  const full = done(addUses(EMPTY_LOGIC, [useOf("sensor-climate", "Sensor", { count: 200 })], hands));
  expect(checkLogic(full, book)).toEqual([]);
  expect(refusal(addUses(full, [useOf("sensor-climate")], hands))).toBe("201 blocks, at most 200.");
});
