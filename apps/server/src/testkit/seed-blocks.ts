import type { Port } from "@tracewright/blocks";
import { sql } from "drizzle-orm";
import { CATEGORIES } from "../modules/blocks/categories/categories.ts";
import { EMPTY_CONTENT } from "../modules/blocks/read-block-input.ts";
import { indexBlock } from "../modules/blocks/search/index-block.ts";
import type { Application } from "../platform/application.ts";
import type { ResolvedBlock } from "../platform/database/block-records.ts";
import { blocks, blockVersions, users } from "../platform/database/tables.ts";

/** Kinds of made-up blocks: a name, its maker's number, category and port. */
const KINDS = [
  ["Buck converter", "TPS62", "supply-buck", "POWER"],
  ["Linear regulator", "AMS1117", "supply-linear", "POWER"],
  ["CAN transceiver", "SN65HVD", "interface-can", "CAN"],
  ["Climate sensor", "BME280", "sensing-climate", "I2C"],
  ["Motor driver", "DRV88", "driver-motor", "PWM"],
  ["Flash memory", "W25Q", "memory-flash", "SPI"],
  ["Ethernet interface", "W55", "interface-ethernet", "ETHERNET"],
  ["LoRa radio", "RFM9", "radio-lora", "RF"],
] as const;

/** Made-up complete blocks of one account, straight in the database; one in ten is private, with that word in its memo. */
export async function seedBlocks({ db, now }: Pick<Application, "db" | "now">, count: number): Promise<void> {
  const [maker] = await db
    .insert(users)
    .values({ email: `maker-of-${count}@example.com`, name: "Maker", signUpType: "EMAIL", consentedAt: now() })
    .returning({ id: users.id });
  const at = now();
  for (let from = 0; from < count; from += 500) {
    const numbers = Array.from({ length: Math.min(500, count - from) }, (_, index) => from + index + 1);
    await db.transaction(async (transaction) => {
      const rows = await transaction
        .insert(blocks)
        .values(
          numbers.map((number) => {
            const [name, , categoryKey] = kindOf(number);
            const isPrivate = number % 10 === 0;
            return {
              ownerId: maker?.id ?? "",
              creatorId: maker?.id ?? "",
              categoryKey,
              name: `${name} ${number}`,
              blockType: "MAIN" as const,
              accessType: isPrivate ? ("PRIVATE" as const) : ("PUBLIC" as const),
              memo: isPrivate ? "private" : `For boards of ${CATEGORIES[number % 12]?.name ?? ""}.`,
              createdAt: at,
              updatedAt: at,
            };
          }),
        )
        .returning({ id: blocks.id, name: blocks.name });
      const versions = await transaction
        .insert(blockVersions)
        .values(
          rows.map(({ id, name }) => ({
            blockId: id,
            number: 1,
            step: "COMPLETE" as const,
            content: EMPTY_CONTENT,
            resolved: resolvedOf(Number(name.split(" ").at(-1))),
            completedAt: at,
          })),
        )
        .returning({ id: blockVersions.id, blockId: blockVersions.blockId });
      for (const { id, blockId } of versions) {
        await transaction.update(blocks).set({ currentVersionId: id }).where(sql`${blocks.id} = ${blockId}`);
        await indexBlock(transaction, blockId);
      }
    });
  }
}

function kindOf(number: number) {
  const kind = KINDS[(number - 1) % KINDS.length];
  if (kind === undefined) throw new Error("every number has a kind");
  return kind;
}

function resolvedOf(number: number): ResolvedBlock {
  const [name, maker, , ioType] = kindOf(number);
  const port = (key: string, kind: Port["ioType"], voltage?: Port["voltage"]): Port => ({
    key,
    name: key,
    ioType: kind,
    direction: "passive",
    netType: kind === "GROUND" ? "GND" : "SIGNAL",
    net: key,
    required: true,
    side: "left",
    order: 0,
    pins: [],
    sources: [],
    ...(voltage && { voltage }),
  });
  const parameter = { viewType: "NORMAL", valueType: "NUMBER", requiredType: "OPTIONAL", unit: "V" } as const;
  return {
    ports: [
      port("VCC", "POWER", { min: 3, max: name.startsWith("Buck") ? 36 : 5.5 }),
      port("GND", "GROUND"),
      port(`${ioType}1`, ioType),
    ],
    parameters: [
      {
        ...parameter,
        key: "VOUT",
        name: "Output voltage",
        searchType: "EQUAL",
        value: number % 2 === 0 ? "3.3 V" : "5 V",
      },
      {
        ...parameter,
        key: "VIN",
        name: "Input voltage",
        searchType: "VALUE_RANGE",
        min: 3,
        max: name.startsWith("Buck") ? 36 : 5.5,
      },
    ],
    materials: [
      {
        prefix: "U",
        name: maker,
        footprint: "",
        option: "",
        manufacturer: "Maker",
        mpn: `${maker}${String(number).padStart(3, "0")}`,
        isDefault: true,
        references: ["U1"],
        integrationStatus: "REQUIRED",
      },
    ],
    partNames: ["100n", "10k"],
  };
}
